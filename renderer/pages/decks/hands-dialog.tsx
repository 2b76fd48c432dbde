import Copy from 'lucide-solid/icons/copy';
import Dices from 'lucide-solid/icons/dices';
import Minus from 'lucide-solid/icons/minus';
import Plus from 'lucide-solid/icons/plus';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { dealHands, HAND_SIZE } from '../../../engine/mk/odds/hands.ts';
import { drawPool, type PoolCard } from '../../../engine/mk/odds/pool.ts';
import { isSeed } from '../../../engine/random/rng.ts';
import { handTexts } from '../../../messages/page/hands.ts';
import { copyText } from '../../app/clipboard.ts';
import { num, useText } from '../../app/i18n.ts';
import { freshSeed } from '../../app/seed.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import './hands-dialog.css';

interface HandsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly deck: Deck;
  readonly catalogue: Catalogue;
}

/** Opening hands of the deck for a seed that is shown and can be typed back. */
export function HandsDialog(props: HandsDialogProps) {
  const t = useText(handTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t().title} description={t().intro} width="large">
      <Hands deck={props.deck} catalogue={props.catalogue} />
    </Dialog>
  );
}

function Hands(props: { readonly deck: Deck; readonly catalogue: Catalogue }) {
  const t = useText(handTexts);
  const [seedText, setSeedText] = createSignal(String(freshSeed()));
  const [count, setCount] = createSignal(1);
  const seed = (): number | null => {
    const text = seedText().trim();
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return isSeed(value) ? value : null;
  };
  const pool = createMemo(() => drawPool(props.deck, props.catalogue));
  const hands = createMemo((): readonly (readonly PoolCard[])[] => {
    const value = seed();
    return value === null || pool().length === 0 ? [] : dealHands(pool(), value, count());
  });
  const fresh = () => {
    setSeedText(String(freshSeed()));
    setCount(1);
  };
  return (
    <>
      <div class="hands-bar">
        <TextField
          class="hands-seed"
          label={t().seed}
          inputmode="numeric"
          value={seedText()}
          error={seed() === null ? t().seedWrong : undefined}
          onValue={setSeedText}
        />
        <Button look="primary" icon={<Dices />} onClick={fresh}>
          {t().again}
        </Button>
        <Button icon={<Plus />} disabled={hands().length === 0} onClick={() => setCount((n) => Math.min(50, n + 1))}>
          {t().another}
        </Button>
        <Show when={count() > 1}>
          <Button look="quiet" icon={<Minus />} onClick={() => setCount((n) => n - 1)}>
            {t().fewer}
          </Button>
        </Show>
        <Button look="quiet" icon={<Copy />} onClick={() => copyText(seedText().trim(), t().seedCopied)}>
          {t().copySeed}
        </Button>
      </div>
      <Show when={pool().length === 0}>
        <EmptyState icon={<Dices />} text={t().empty} />
      </Show>
      <Show when={pool().length > 0 && pool().length < HAND_SIZE}>
        <p class="muted">{t().short(pool().length)}</p>
      </Show>
      <div aria-live="polite">
        <For each={hands()}>{(hand, index) => <Hand hand={hand} number={index() + 1} />}</For>
      </div>
      <Show when={hands().length > 0}>
        <p class="hands-command small muted">
          {t().command}:{' '}
          <code>{`npm run cli -- hands lista.txt --seed ${seed()}${count() > 1 ? ` --count ${count()}` : ''}`}</code>
        </p>
      </Show>
    </>
  );
}

function Hand(props: { readonly hand: readonly PoolCard[]; readonly number: number }) {
  const t = useText(handTexts);
  const numbers = () => props.hand.flatMap(({ card }) => (typeof card?.mp === 'number' ? [card.mp] : []));
  return (
    <section class="hand" aria-label={t().handLabel(props.number, props.hand.map((card) => card.name).join(', '))}>
      <h3>
        {t().hand(props.number)}
        <span class="muted small">
          {t().total(num(numbers().reduce((sum, mp) => sum + mp, 0)))} ·{' '}
          {t().cheap(numbers().filter((mp) => mp <= 3).length)}
        </span>
      </h3>
      <ol class="hand-cards">
        <For each={props.hand}>
          {(drawn) => (
            <li>
              <CardFace card={drawn.card ?? stubCard(drawn.name)} size="tile" />
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
