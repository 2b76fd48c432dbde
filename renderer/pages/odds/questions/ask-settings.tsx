import { Show } from 'solid-js';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { num, useText } from '../../../app/i18n.ts';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Segments } from '../../../design/components/segments.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { LIMITS } from '../prefs.ts';
import { planOf } from '../simulation/plan.ts';
import { firstRunner } from '../simulation/runner.ts';
import { newCardsOf } from '../simulation/simulation-data.ts';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { Conditions } from './conditions.tsx';

/** What all questions assume: hand, new cards a turn, redraws, and how further copies come in. */
export function AskSettings(props: { readonly deck: ChosenDeck }) {
  const t = useText(questionTexts);
  const simulated = () => {
    const result = firstRunner.result();
    const plan = planOf(props.deck, prefs().simulation, ruleCatalogue());
    return result?.plan.key === plan.key ? newCardsOf(result.means) : null;
  };
  return (
    <section class="odds-panel ask-settings" aria-label={t().settings}>
      <h2>{t().settings}</h2>
      <div class="ask-row">
        <NumberField
          label={t().hand}
          value={prefs().hand}
          min={1}
          max={LIMITS.hand}
          onChange={(hand) => change({ hand })}
        />
        <NumberField
          label={t().newCards}
          value={prefs().newCards}
          min={0}
          max={LIMITS.newCards}
          onChange={(newCards) => change({ newCards })}
        />
      </div>
      <p class="field-hint">
        {t().newCardsHint}{' '}
        <Show when={simulated()}>
          {(cards) => (
            <>
              {t().fromSimulation(num(cards(), 1))}{' '}
              <Show when={Math.round(cards()) !== prefs().newCards}>
                <button type="button" class="odds-link" onClick={() => change({ newCards: Math.round(cards()) })}>
                  {t().take(Math.round(cards()))}
                </button>
              </Show>
            </>
          )}
        </Show>
      </p>
      <NumberField
        label={t().redraws}
        value={prefs().redraws}
        min={0}
        max={LIMITS.redraws}
        onChange={(redraws) => change({ redraws })}
      />
      <p class="field-hint">{t().redrawsHint}</p>
      <Show when={prefs().redraws > 0}>
        <div class="ask-keep">
          <h3>{t().keepIf}</h3>
          <Conditions deck={props.deck} conditions={prefs().keep} mayBeEmpty onChange={(keep) => change({ keep })} />
        </div>
      </Show>
      <div class="ask-mode">
        <span class="field-label">{t().mode}</span>
        <Segments
          label={t().mode}
          value={prefs().mode}
          choices={[
            { value: 'replace', label: t().modes.replace },
            { value: 'add', label: t().modes.add },
          ]}
          onChange={(mode) => change({ mode })}
        />
      </div>
      <p class="field-hint">{t().modeHint[prefs().mode]}</p>
    </section>
  );
}
