import ExternalLink from 'lucide-solid/icons/external-link';
import PenLine from 'lucide-solid/icons/pen-line';
import { For, Show } from 'solid-js';
import { type Card, isStub, stubCard } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { NoteField } from '../../notes/note-field.tsx';
import { decksWith } from '../../stores/deck-cards.ts';
import { usePicture } from '../../stores/pictures.ts';
import type { Selected } from './selection.ts';
import './context-strip.css';

interface ContextStripProps {
  readonly selected: Selected | null;
  readonly catalogue: Catalogue;
  /** The deck being edited; it is left out of the list of decks. */
  readonly deckId: number;
}

/** The selected card: its face, its printings, and the other decks that use it. */
export function ContextStrip(props: ContextStripProps) {
  const t = useText(deckTexts);
  const card = (): Card | undefined =>
    props.selected ? (props.catalogue.find(props.selected.card) ?? stubCard(props.selected.card)) : undefined;
  const picture = usePicture(() => card()?.name);
  return (
    <aside class="context" aria-label={t().preview}>
      <Show when={card()} fallback={<p class="context-empty muted">{t().previewEmpty}</p>}>
        {(shown) => (
          <>
            <CardFace card={shown()} size="card" picture={picture()} />
            <div class="context-facts">
              <Printings card={shown()} />
              <UsedIn card={shown().name} deckId={props.deckId} />
              <NoteField
                label={t().cardNote}
                placeholder={t().cardNotePlaceholder}
                deckId={props.deckId}
                card={shown().name}
              />
              <p>
                <a class="context-link" href={`#/lapok/${encodeURIComponent(shown().name)}`}>
                  {isStub(shown()) ? <PenLine /> : <ExternalLink />}
                  {isStub(shown()) ? t().completeCard : t().openCard}
                </a>
              </p>
            </div>
          </>
        )}
      </Show>
    </aside>
  );
}

function Printings(props: { readonly card: Card }) {
  const t = useText(deckTexts);
  return (
    <Show when={props.card.printings.length > 0}>
      <section>
        <h2 class="mini">{t().printings}</h2>
        <ul>
          <For each={props.card.printings}>
            {(printing) => (
              <li class="muted">{[printing.set, printing.number, printing.rarity].filter(Boolean).join(' · ')}</li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function UsedIn(props: { readonly card: string; readonly deckId: number }) {
  const t = useText(deckTexts);
  const decks = () => decksWith(props.card).filter((deck) => deck.id !== props.deckId);
  return (
    <section>
      <h2 class="mini">{t().usedIn}</h2>
      <Show when={decks().length > 0} fallback={<p class="muted">{t().usedNowhere}</p>}>
        <ul>
          <For each={decks()}>
            {(deck) => (
              <li>
                <a href={`#/paklik/${deck.id}`}>{deck.name}</a> <span class="muted num">{deck.count}×</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
