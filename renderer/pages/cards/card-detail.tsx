import ImageOff from 'lucide-solid/icons/image-off';
import ImagePlus from 'lucide-solid/icons/image-plus';
import PenLine from 'lucide-solid/icons/pen-line';
import Trash from 'lucide-solid/icons/trash';
import { For, Show } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { unreadOf } from '../../../engine/mk/cards/type-line/complete.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { effectTexts } from '../../../messages/page/effects.ts';
import { useText } from '../../app/i18n.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { KeywordList } from '../../cards/keyword-list.tsx';
import { SentenceList } from '../../cards/sentences.tsx';
import { Badge } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { FileButton } from '../../files/file-button.tsx';
import { NoteField } from '../../notes/note-field.tsx';
import { isOwn } from '../../stores/catalogue.ts';
import { decksWith } from '../../stores/deck-usage.ts';
import { usePicture } from '../../stores/pictures.ts';
import { changePicture, removeCard } from './card-actions.ts';
import { UnreadWords } from './unread-words.tsx';
import './card-detail.css';

interface CardDetailProps {
  readonly card: Card | undefined;
  /** The name that was asked for; told if there is no such card. */
  readonly wanted: string | null;
  readonly onEdit: (card: Card) => void;
}

/** One card to read: its face, keywords explained, printings, decks, the player's note and picture. */
export function CardDetail(props: CardDetailProps) {
  const t = useText(cardPageTexts);
  return (
    <aside class="card-detail" aria-label={t().detail}>
      <Show
        when={props.card}
        fallback={<p class="muted card-detail-none">{props.wanted ? t().missing(props.wanted) : t().pick}</p>}
      >
        {(card) => <Shown card={card()} onEdit={() => props.onEdit(card())} />}
      </Show>
    </aside>
  );
}

function Shown(props: { readonly card: Card; readonly onEdit: () => void }) {
  const t = useText(cardPageTexts);
  const words = useText(cardTexts);
  const effects = useText(effectTexts);
  const picture = usePicture(() => props.card.name);
  return (
    <>
      <div class="card-detail-actions">
        <Badge tone={isOwn(props.card.name) ? 'gold' : 'neutral'}>{isOwn(props.card.name) ? t().own : t().demo}</Badge>
        <span class="gap" />
        <Button size="small" icon={<PenLine />} keys="E" onClick={() => props.onEdit()}>
          {isOwn(props.card.name) ? t().edit : t().editCopy}
        </Button>
        <Show when={isOwn(props.card.name)}>
          <Button size="small" look="quiet" icon={<Trash />} onClick={() => void removeCard(props.card.name)}>
            {t().remove}
          </Button>
        </Show>
      </div>
      <CardFace card={props.card} size="sheet" picture={picture()} />
      <section>
        <h2 class="mini">{t().keywords}</h2>
        <KeywordList card={props.card} />
      </section>
      <section>
        <h2 class="mini">{effects().title}</h2>
        <SentenceList card={props.card} />
      </section>
      <Show when={unreadOf(props.card).length > 0}>
        <UnreadWords card={props.card} />
      </Show>
      <Show when={props.card.printings.length > 0}>
        <section>
          <h2 class="mini">{words().printings}</h2>
          <ul class="small">
            <For each={props.card.printings}>
              {(one) => <li>{[one.set, one.number, one.rarity, one.artist].filter(Boolean).join(' · ')}</li>}
            </For>
          </ul>
        </section>
      </Show>
      <section>
        <h2 class="mini">{t().usedIn}</h2>
        <Show when={decksWith(props.card.name).length > 0} fallback={<p class="small muted">{t().usedNowhere}</p>}>
          <ul class="small">
            <For each={decksWith(props.card.name)}>
              {(deck) => (
                <li>
                  <a href={`#/paklik/${deck.id}`}>{deck.name}</a> <span class="muted num">{deck.count}×</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section>
        <NoteField label={t().note} placeholder={t().notePlaceholder} deckId={null} card={props.card.name} />
      </section>
      <section class="row">
        <FileButton
          size="small"
          look="quiet"
          icon={<ImagePlus />}
          label={t().setPicture}
          accept="image/png,image/jpeg,image/webp"
          onFile={(file) => void changePicture(props.card.name, file)}
        />
        <Show when={picture()}>
          <Button
            size="small"
            look="quiet"
            icon={<ImageOff />}
            onClick={() => void changePicture(props.card.name, null)}
          >
            {t().removePicture}
          </Button>
        </Show>
      </section>
    </>
  );
}
