import Dices from 'lucide-solid/icons/dices';
import Play from 'lucide-solid/icons/play';
import Plus from 'lucide-solid/icons/plus';
import ThumbsDown from 'lucide-solid/icons/thumbs-down';
import ThumbsUp from 'lucide-solid/icons/thumbs-up';
import X from 'lucide-solid/icons/x';
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { dealHands } from '../../../../engine/mk/odds/hands.ts';
import type { PoolCard } from '../../../../engine/mk/odds/pool.ts';
import type { Setup } from '../../../../engine/mk/table/setup.ts';
import { mpText } from '../../../../messages/card-face.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { announce } from '../../../app/announce.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { TypeGlyph } from '../../../cards/glyphs.tsx';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { readSeed } from '../head.tsx';
import { tally, type Verdict } from './tally.ts';
import './hand-test.css';

interface HandTestProps {
  readonly setup: Setup;
  readonly onClose: () => void;
  /** Plays the hands' seed: its first hand is the one the table draws. */
  readonly onPlay: (seed: number) => void;
}

const START = 4;

/** Opening hands side by side: j for good, r for bad, and the next one is in focus; the tally is kept. */
export function HandTest(props: HandTestProps) {
  const t = useText(tableTexts);
  const [seedText, setSeedText] = createSignal(String(props.setup.seed));
  const [count, setCount] = createSignal(START);
  const [verdicts, setVerdicts] = createSignal<readonly (Verdict | null)[]>([]);
  const [active, setActive] = createSignal(0);
  let list: HTMLOListElement | undefined;
  const seed = () => readSeed(seedText());
  const pool = createMemo((): readonly PoolCard[] =>
    (props.setup.self.zones.future ?? []).map(({ card }) => {
      const one = props.setup.cards[card];
      return { name: one?.name ?? '?', card: one };
    }),
  );
  const hands = createMemo(() => {
    const value = seed();
    return value === null ? [] : dealHands(pool(), value, count());
  });
  const counted = createMemo(() => tally(verdicts()));
  const summary = () => {
    const { good, bad, share } = counted();
    return share === null ? t().handTallyEmpty : t().handTally(good, bad, percent(share));
  };

  const focus = (index: number) => {
    setActive(index);
    queueMicrotask(() => list?.querySelectorAll<HTMLElement>('.test-hand')[index]?.focus());
  };
  const judge = (index: number, verdict: Verdict) => {
    setVerdicts((before) => {
      const after = Array.from({ length: Math.max(before.length, index + 1) }, (_, i) => before[i] ?? null);
      after[index] = after[index] === verdict ? null : verdict;
      return after;
    });
    announce(summary());
    if (index + 1 >= count()) setCount(index + 2);
    focus(index + 1);
  };
  const reset = (next: string) => {
    setSeedText(next);
    setCount(START);
    setVerdicts([]);
    setActive(0);
  };

  const press = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'j') judge(index, 'good');
    else if (event.key === 'r') judge(index, 'bad');
    else if (event.key === 'ArrowRight' && index + 1 < count()) focus(index + 1);
    else if (event.key === 'ArrowLeft' && index > 0) focus(index - 1);
    else if (event.key === 'Escape') props.onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  onMount(() => focus(0));

  return (
    <section class="hand-test" aria-label={t().handTest}>
      <div class="hand-test-bar">
        <h2>{t().handTest}</h2>
        <TextField
          class="hand-test-seed"
          label={t().seed}
          labelHidden
          inputmode="numeric"
          value={seedText()}
          error={seed() === null ? t().seedWrong : undefined}
          onValue={reset}
        />
        <Button size="small" icon={<Dices />} onClick={() => reset(String(freshSeed()))}>
          {t().handReset}
        </Button>
        <Button size="small" icon={<Plus />} onClick={() => setCount((n) => n + 1)}>
          {t().handMore}
        </Button>
        <Button
          size="small"
          icon={<Play />}
          title={t().handPlayOnly}
          disabled={seed() === null}
          onClick={() => props.onPlay(seed() ?? 0)}
        >
          {t().handPlay}
        </Button>
        <b class="num grow hand-test-tally">{summary()}</b>
        <IconButton label={t().handClose} keys="Ctrl+H" onClick={() => props.onClose()}>
          <X />
        </IconButton>
      </div>
      <ol
        ref={(element) => {
          list = element;
        }}
        class="test-hands"
      >
        <For each={hands()}>
          {(hand, index) => (
            <TestHand
              hand={hand}
              n={index() + 1}
              verdict={verdicts()[index()] ?? null}
              active={active() === index()}
              onFocus={() => setActive(index())}
              onKey={(event) => press(event, index())}
              onJudge={(verdict) => judge(index(), verdict)}
            />
          )}
        </For>
      </ol>
    </section>
  );
}

function TestHand(props: {
  readonly hand: readonly PoolCard[];
  readonly n: number;
  readonly verdict: Verdict | null;
  readonly active: boolean;
  readonly onFocus: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onJudge: (verdict: Verdict) => void;
}) {
  const t = useText(tableTexts);
  const sum = () => props.hand.reduce((all, { card }) => all + (typeof card?.mp === 'number' ? card.mp : 0), 0);
  const state = () =>
    props.verdict === null ? t().handUnjudged : props.verdict === 'good' ? t().handGood : t().handBad;
  return (
    <li>
      <article
        class={`test-hand test-hand-${props.verdict ?? 'open'}`}
        tabIndex={props.active ? 0 : -1}
        aria-label={`${t().handNumber(props.n)}, ${state()}: ${props.hand.map((one) => one.name).join(', ')}`}
        onFocus={props.onFocus}
        onKeyDown={(event) => props.onKey(event)}
      >
        <h3>
          <span>{t().handNumber(props.n)}</span>
          <span class="small muted num">{t().handTotal(num(sum()))}</span>
        </h3>
        <ol>
          <For each={props.hand}>
            {(one) => (
              <li>
                <TypeGlyph type={one.card?.type ?? null} />
                <span class="grow cut">{one.name}</span>
                <Show when={one.card}>{(card) => <span class="muted num">{mpText(card())}</span>}</Show>
              </li>
            )}
          </For>
        </ol>
        <div class="test-hand-foot">
          <Button
            size="small"
            keys="J"
            icon={<ThumbsUp />}
            tabIndex={props.active ? 0 : -1}
            aria-pressed={props.verdict === 'good'}
            onClick={() => props.onJudge('good')}
          >
            {t().handGood}
          </Button>
          <Button
            size="small"
            keys="R"
            icon={<ThumbsDown />}
            tabIndex={props.active ? 0 : -1}
            aria-pressed={props.verdict === 'bad'}
            onClick={() => props.onJudge('bad')}
          >
            {t().handBad}
          </Button>
        </div>
      </article>
    </li>
  );
}
