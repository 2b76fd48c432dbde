import ChevronRight from 'lucide-solid/icons/chevron-right';
import Trophy from 'lucide-solid/icons/trophy';
import { createMemo, For, Show } from 'solid-js';
import { WINNING_DP, WINNING_DP_AT_ONCE } from '../../../engine/mk/limits.ts';
import { dpOf } from '../../../engine/mk/table/rules/win.ts';
import { STEPS } from '../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { PHASE_NAMES } from '../../../messages/table/words.ts';
import { lang, useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { useTable } from './context.ts';
import { nextAction } from './play/next.ts';
import { ClauseLink } from './side/clause.tsx';
import './phase-bar.css';

/** Diamonds drawn for the MP pool; beyond that the number alone tells. */
const DIAMONDS = 12;

/** The foot of the table: MP, DP, the steps of the forduló, and the way on. */
export function PhaseBar(props: { readonly onNext: () => void }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const state = game.state;
  const mp = createMemo(() => state().players.self.mp);
  const dp = createMemo(() => ({ self: dpOf(state(), 'self'), dummy: dpOf(state(), 'dummy') }));
  const next = createMemo(() => nextAction(state()));
  const words = createMemo(() => {
    const action = next();
    if (action.kind === 'answer') return t().nextAnswer;
    if (action.kind === 'resolve') return t().nextResolve;
    if (action.kind === 'step') {
      return action.turn > state().turn ? t().nextTurn(action.turn) : t().steps[action.step];
    }
    if (action.what === 'advance' && action.phase) return PHASE_NAMES[lang()][action.phase];
    return t().nextPhase[action.what];
  });
  return (
    <section class="phase-bar" aria-label={t().phaseBar}>
      <div class="mp-pool" role="img" aria-label={t().mpPoolLabel(mp())}>
        <span class="mp-gems" aria-hidden="true">
          <For each={Array.from({ length: Math.min(mp(), DIAMONDS) })}>{() => <i>◆</i>}</For>
        </span>
        <b class="num" aria-hidden="true">
          {t().mpPool(mp())}
        </b>
      </div>
      <DpRace self={dp().self} dummy={dp().dummy} />
      <b class="turn num">{t().turn(state().turn)}</b>
      <ol class="steps">
        <For each={STEPS}>
          {(step) => (
            <li
              aria-current={state().step === step ? 'step' : undefined}
              classList={{ 'step-now': state().step === step }}
            >
              {t().steps[step]}
            </li>
          )}
        </For>
      </ol>
      <Show when={state().result}>
        {(result) => (
          <p class="result" role="status">
            <Trophy aria-hidden={true} /> {t().result(result().winner)} <ClauseLink id={result().clause} />
          </p>
        )}
      </Show>
      <span class="gap" />
      <Button look="primary" keys="T" icon={<ChevronRight />} onClick={() => props.onNext()} class="next">
        {t().nextTo(words())}
      </Button>
    </section>
  );
}

function DpRace(props: { readonly self: number; readonly dummy: number }) {
  const t = useText(tableTexts);
  const share = (dp: number) => `${Math.max(0, Math.min(100, (dp / WINNING_DP_AT_ONCE) * 100))}%`;
  return (
    <div
      class="dp-race"
      role="img"
      aria-label={t().dpRace(props.self, props.dummy)}
      title={t().dpRace(props.self, props.dummy)}
    >
      <For
        each={[
          { name: t().dpYou, dp: props.self },
          { name: t().dpThem, dp: props.dummy },
        ]}
      >
        {(one) => (
          <div class="dp-line" aria-hidden="true">
            <span class="dp-name">{one.name}</span>
            <span class="dp-track" style={{ '--mark': share(WINNING_DP) }}>
              <span class="dp-fill" style={{ width: share(one.dp) }} />
            </span>
            <b class="num">{one.dp} DP</b>
          </div>
        )}
      </For>
    </div>
  );
}
