import ArrowLeftRight from 'lucide-solid/icons/arrow-left-right';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { type Deck, sectionSize } from '../../../engine/mk/deck/deck.ts';
import { sideBySide } from '../../../engine/mk/deck/side-by-side.ts';
import { compareTexts } from '../../../messages/page/compare.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { Dialog } from '../../design/components/dialog.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { Select } from '../../design/components/select.tsx';
import { catalogue } from '../../stores/catalogue.ts';
import { deckCards } from '../../stores/deck-cards.ts';
import { deckList } from '../../stores/decks.ts';
import { DiffSum } from './diff-view.tsx';
import './compare-dialog.css';

interface CompareDialogProps {
  /** The deck that stands on the left at first; null while the dialog is closed. */
  readonly deckId: number | null;
  readonly onClose: () => void;
}

/** Two decks side by side with the number of changes that lead from one to the other. */
export function CompareDialog(props: CompareDialogProps) {
  const t = useText(compareTexts);
  return (
    <Dialog
      open={props.deckId !== null}
      onClose={props.onClose}
      title={t().title}
      description={t().intro}
      width="large"
    >
      <Show when={deckList().length > 1} fallback={<p class="muted">{t().tooFew}</p>}>
        <Comparison first={props.deckId} />
      </Show>
    </Dialog>
  );
}

function Comparison(props: { readonly first: number | null }) {
  const t = useText(compareTexts);
  const [left, setLeft] = createSignal('');
  const [right, setRight] = createSignal('');
  const [onlyChanges, setOnlyChanges] = createSignal(true);
  createEffect(
    on(
      () => props.first,
      (first) => {
        setLeft(String(first ?? ''));
        setRight(String(deckList().find((deck) => deck.id !== first)?.id ?? ''));
      },
    ),
  );
  const choices = () => deckList().map((deck) => ({ value: String(deck.id), label: deck.name }));
  const chosen = createMemo(() => {
    const one = deckCards().get(Number(left()));
    const other = deckCards().get(Number(right()));
    return one && other ? { one, other } : null;
  });
  const exchange = () => {
    const before = left();
    setLeft(right());
    setRight(before);
  };
  return (
    <>
      <div class="compare-bar">
        <Select label={t().left} value={left()} choices={choices()} onChange={setLeft} />
        <IconButton label={t().swap} onClick={exchange}>
          <ArrowLeftRight />
        </IconButton>
        <Select label={t().right} value={right()} choices={choices()} onChange={setRight} />
        <label class="check">
          <input
            type="checkbox"
            checked={onlyChanges()}
            onChange={(event) => setOnlyChanges(event.currentTarget.checked)}
          />
          {t().onlyChanges}
        </label>
      </div>
      <Show when={chosen()}>
        {(pair) => (
          <>
            <div role="status">
              <DiffSum from={pair().one} to={pair().other} />
            </div>
            <ComparedTable left={pair().one} right={pair().other} onlyChanges={onlyChanges()} />
          </>
        )}
      </Show>
    </>
  );
}

interface ComparedTableProps {
  readonly left: Deck;
  readonly right: Deck;
  readonly onlyChanges: boolean;
}

function ComparedTable(props: ComparedTableProps) {
  const t = useText(compareTexts);
  const decks = useText(deckTexts);
  const sections = createMemo(() =>
    sideBySide(props.left, props.right, catalogue())
      .map(({ section, cards }) => ({
        section,
        cards: cards.filter((card) => !props.onlyChanges || card.left !== card.right),
      }))
      .filter(({ cards }) => cards.length > 0),
  );
  return (
    <For each={sections()}>
      {({ section, cards }) => (
        <table class="compare-table">
          <caption>{decks().sections[section]}</caption>
          <thead>
            <tr>
              <th scope="col">{t().card}</th>
              <th scope="col" class="compare-num">
                {t().left} ({sectionSize(props.left, section)})
              </th>
              <th scope="col" class="compare-num">
                {t().right} ({sectionSize(props.right, section)})
              </th>
              <th scope="col" class="compare-num">
                ±
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={cards}>
              {(card) => (
                <tr classList={{ 'compare-more': card.right > card.left, 'compare-less': card.right < card.left }}>
                  <th scope="row">{card.name}</th>
                  <td class="compare-num num">{card.left || '–'}</td>
                  <td class="compare-num num">{card.right || '–'}</td>
                  <td class="compare-num num compare-change">{change(card.right - card.left, t().same)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      )}
    </For>
  );
}

const change = (by: number, same: string) => (by === 0 ? same : by > 0 ? `+${by}` : `−${-by}`);
