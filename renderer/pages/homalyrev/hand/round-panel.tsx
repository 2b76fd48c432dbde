import Bed from 'lucide-solid/icons/bed';
import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { Half } from '../../../../engine/homalyrev/hand/card.ts';
import { activeForRest, type HandState, unplayed } from '../../../../engine/homalyrev/hand/state.ts';
import { RULE_SETS } from '../../../../engine/homalyrev/rules.ts';
import { describeRefusal } from '../../../../messages/homalyrev/hand.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { Check } from '../parts/check.tsx';
import { AbilityCard, ActionText } from './ability-card.tsx';
import { CardPicker } from './card-picker.tsx';
import { cards, pick, picked, refusal, send, swapPicked } from './state.ts';

/** What is to be done now: choosing, playing, resting, ending the round. */
export function RoundPanel(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const phase = () => (props.state.phase === 'turn' && props.state.longRest ? 'longRest' : props.state.phase);
  return (
    <section class="hd-round" aria-labelledby="hd-round">
      <h2 id="hd-round">
        <span class="hd-round-number">{t().round(props.state.round)}</span>
        {t().phases[phase()]}
      </h2>
      <Switch>
        <Match when={phase() === 'selection'}>
          <Selection state={props.state} />
        </Match>
        <Match when={phase() === 'turn'}>
          <Turn state={props.state} />
        </Match>
        <Match when={phase() === 'longRest'}>
          <LongRest state={props.state} />
        </Match>
        <Match when={phase() === 'end'}>
          <div class="hd-buttons">
            <Button icon={<Bed />} onClick={() => send({ type: 'shortRest' })}>
              {t().shortRest}
            </Button>
            <Button look="primary" keys="N" onClick={() => send({ type: 'nextRound' })}>
              {t().nextRound}
            </Button>
          </div>
        </Match>
        <Match when={phase() === 'resting'}>
          <Resting state={props.state} />
        </Match>
        <Match when={phase() === 'exhausted'}>
          <p class="hd-exhausted">{t().exhaustedBy[props.state.exhaustedBy ?? 'cards']}</p>
        </Match>
      </Switch>
      <Show when={refusal()}>{(why) => <p class="hd-refusal">{describeRefusal(why(), lang())}</p>}</Show>
    </section>
  );
}

function Selection(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const [leading, other] = [() => picked()[0], () => picked()[1]];
  const words = () => {
    const lead = leading();
    if (lead === undefined) return null;
    const initiative = cards().get(lead)?.initiative ?? 0;
    const second = other();
    return second === undefined ? t().chooseOther(lead, initiative) : t().chosenPair(lead, initiative, second);
  };
  const begin = () => {
    const [lead, second] = picked();
    if (lead !== undefined && second !== undefined) send({ type: 'select', leading: lead, other: second });
  };
  return (
    <>
      <div class="hd-buttons">
        <Show when={words()}>{(text) => <p class="hd-words">{text()}</p>}</Show>
        <span class="gap" />
        <Show when={picked().length === 2}>
          <Button size="small" onClick={swapPicked}>
            {t().swap}
          </Button>
        </Show>
        <Button size="small" icon={<Bed />} onClick={() => send({ type: 'declareLongRest' })}>
          {t().declare}
        </Button>
        <Button look="primary" size="small" keys="N" disabled={picked().length < 2} onClick={begin}>
          {t().begin}
        </Button>
      </div>
      <CardPicker
        label={t().zones.hand}
        names={props.state.hand}
        chosen={picked()}
        mark={(name) => (name === leading() ? t().leading : name === other() ? t().second : undefined)}
        onPick={pick}
      />
    </>
  );
}

function Turn(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const used = (half: Half) => props.state.used.some((one) => one.half === half);
  return (
    <>
      <div class="hd-pair">
        <For each={unplayed(props.state)}>
          {(name) => (
            <Show when={cards().get(name)}>
              {(card) => (
                <article class="hd-play">
                  <header class="hd-play-head">
                    <span class="ac-initiative num">{card().initiative}</span>
                    <h3 class="ac-name">{name}</h3>
                    <Show when={props.state.selected?.leading === name}>
                      <span class="hx-tag">{t().leading}</span>
                    </Show>
                  </header>
                  <For each={['top', 'bottom'] as const}>
                    {(half) => (
                      <div class="hd-half" classList={{ 'hd-half-used': used(half) }}>
                        <p>
                          <strong class="mini">{t()[half]}</strong> <ActionText action={card()[half]} />
                          <Show when={used(half)}>
                            <span class="muted small"> ({t().usedHalf})</span>
                          </Show>
                        </p>
                        <Show when={!used(half)}>
                          <div class="row">
                            <For
                              each={
                                [
                                  ['printed', t().perform],
                                  ['basic', half === 'top' ? t().basicTop : t().basicBottom],
                                  ['skip', t().skip],
                                ] as const
                              }
                            >
                              {([use, label]) => (
                                <Button
                                  size="small"
                                  look={use === 'skip' ? 'quiet' : 'plain'}
                                  aria-label={t().actLabel(label, name, t()[half].toLocaleLowerCase('hu'))}
                                  onClick={() => send({ type: 'act', card: name, half, use })}
                                >
                                  {label}
                                </Button>
                              )}
                            </For>
                          </div>
                        </Show>
                      </div>
                    )}
                  </For>
                </article>
              )}
            </Show>
          )}
        </For>
      </div>
      <Show when={props.state.used.length === 0}>
        <div class="hd-buttons">
          <Button size="small" look="quiet" onClick={() => send({ type: 'unselect' })}>
            {t().unselect}
          </Button>
        </div>
      </Show>
      <Show when={props.state.hand.length > 0}>
        <h3 class="mini">{t().zoneCount(t().zones.hand, props.state.hand.length)}</h3>
        <ul class="ac-grid">
          <For each={props.state.hand}>
            {(name) => (
              <Show when={cards().get(name)}>
                {(card) => (
                  <li>
                    <AbilityCard card={card()} />
                  </li>
                )}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

function LongRest(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const [lose, setLose] = createSignal<string | null>(null);
  const [extras, setExtras] = createSignal(true);
  const rules = () => RULE_SETS[props.state.rules];
  const names = () => [...props.state.discard, ...(rules().activeCountsForLongRest ? activeForRest(props.state) : [])];
  return (
    <>
      <div class="hd-buttons">
        <Show when={rules().longRestExtrasOptional}>
          <Check label={t().extras} checked={extras()} onChange={setExtras} />
        </Show>
        <span class="gap" />
        <Button size="small" look="quiet" onClick={() => send({ type: 'unselect' })}>
          {t().unselect}
        </Button>
        <Button
          look="primary"
          size="small"
          disabled={lose() === null}
          onClick={() => send({ type: 'longRest', lose: lose() ?? '', extras: extras() })}
        >
          {t().loseThis}
        </Button>
      </div>
      <CardPicker
        label={t().zones.discard}
        names={names()}
        chosen={lose() === null ? [] : [lose() ?? '']}
        onPick={setLose}
      />
    </>
  );
}

function Resting(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const card = () => cards().get(props.state.drawn ?? '');
  return (
    <div class="hd-resting">
      <Show when={card()}>
        {(drawn) => (
          <div class="hd-drawn">
            <AbilityCard card={drawn()} />
          </div>
        )}
      </Show>
      <div class="hd-resting-words">
        <p>{t().drawn(props.state.drawn ?? '')}</p>
        <div class="hd-buttons">
          <Button look="primary" onClick={() => send({ type: 'acceptRest' })}>
            {t().accept}
          </Button>
          <Button onClick={() => send({ type: 'redrawRest' })}>{t().redraw}</Button>
        </div>
      </div>
    </div>
  );
}
