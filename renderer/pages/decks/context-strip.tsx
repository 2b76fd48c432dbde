import ExternalLink from 'lucide-solid/icons/external-link';
import PenLine from 'lucide-solid/icons/pen-line';
import { For, type JSX, Show } from 'solid-js';
import { type Card, isStub, stubCard } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { useText } from '../../app/i18n.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { SplitPane } from '../../design/components/split-pane.tsx';
import { Tabs } from '../../design/components/tabs.tsx';
import { NoteField } from '../../notes/note-field.tsx';
import { decksWith } from '../../stores/deck-usage.ts';
import { usePicture } from '../../stores/pictures.ts';
import { remembered, rememberedData } from '../../stores/settings.ts';
import type { Selected } from './selection.ts';
import './context-strip.css';

interface ContextStripProps {
  readonly selected: Selected | null;
  readonly catalogue: Catalogue;
  /** The deck being edited; it is left out of the list of decks. */
  readonly deckId: number;
}

const shownCard = ({ selected, catalogue }: ContextStripProps): Card | undefined =>
  selected ? (catalogue.find(selected.card) ?? stubCard(selected.card)) : undefined;

/** The selected card with everything about it in one box, for a window with little room. */
export function ContextStrip(props: ContextStripProps) {
  const t = useText(deckTexts);
  return (
    <aside class="context" aria-label={t().preview}>
      <Show when={shownCard(props)} fallback={<p class="context-empty muted">{t().previewEmpty}</p>}>
        {(card) => (
          <>
            <Face card={card()} />
            <Facts card={card()} deckId={props.deckId} />
          </>
        )}
      </Show>
    </aside>
  );
}

interface ContextColumnProps extends ContextStripProps {
  readonly curve: () => JSX.Element;
}

/** The selected card above; below it by choice the curve of the deck or what else is known of the card. */
export function ContextColumn(props: ContextColumnProps) {
  const t = useText(deckTexts);
  const frame = useText(frameTexts);
  const [share, setShare] = remembered('decks.face', 60);
  const [kept, keep] = rememberedData('decks.below');
  return (
    <SplitPane
      label={frame().resize}
      direction="column"
      share={share()}
      onShare={setShare}
      min={25}
      max={85}
      first={
        <aside class="context" aria-label={t().preview}>
          <Show when={shownCard(props)} fallback={<p class="context-empty muted">{t().previewEmpty}</p>}>
            {(card) => <Face card={card()} />}
          </Show>
        </aside>
      }
      second={
        <div class="context-below">
          <Tabs
            label={t().below}
            value={kept() === 'card' ? 'card' : 'curve'}
            onChange={keep}
            tabs={[
              { value: 'curve', label: t().belowCurve, content: () => props.curve() },
              {
                value: 'card',
                label: t().belowCard,
                content: () => (
                  <Show when={shownCard(props)} fallback={<p class="muted">{t().previewEmpty}</p>}>
                    {(card) => <Facts card={card()} deckId={props.deckId} />}
                  </Show>
                ),
              },
            ]}
          />
        </div>
      }
    />
  );
}

function Face(props: { readonly card: Card }) {
  const picture = usePicture(() => props.card.name);
  return <CardFace card={props.card} size="card" picture={picture()} />;
}

function Facts(props: { readonly card: Card; readonly deckId: number }) {
  const t = useText(deckTexts);
  return (
    <div class="context-facts">
      <Printings card={props.card} />
      <UsedIn card={props.card.name} deckId={props.deckId} />
      <NoteField
        label={t().cardNote}
        placeholder={t().cardNotePlaceholder}
        deckId={props.deckId}
        card={props.card.name}
      />
      <p>
        <a class="context-link" href={`#/lapok/${encodeURIComponent(props.card.name)}`}>
          {isStub(props.card) ? <PenLine /> : <ExternalLink />}
          {isStub(props.card) ? t().completeCard : t().openCard}
        </a>
      </p>
    </div>
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
