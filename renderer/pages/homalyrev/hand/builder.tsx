import Copy from 'lucide-solid/icons/copy';
import Dices from 'lucide-solid/icons/dices';
import Play from 'lucide-solid/icons/play';
import { createMemo, For, Show } from 'solid-js';
import { cardsForLevel, checkHand } from '../../../../engine/homalyrev/class/build-hand.ts';
import { hitPointsAt } from '../../../../engine/homalyrev/class/class-file.ts';
import { exportHand } from '../../../../engine/homalyrev/class/export-text.ts';
import { isSeed } from '../../../../engine/random/rng.ts';
import { describeBuildProblem, EXPORT_WORDS } from '../../../../messages/homalyrev/hand.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { copyText } from '../../../app/clipboard.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Select } from '../../../design/components/select.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { CardPicker } from './card-picker.tsx';
import { ClassBar } from './class-bar.tsx';
import { KeptHands } from './kept-hands.tsx';
import { firstHand, MAX_LEVEL } from './session.ts';
import { change, session, startPlay } from './state.ts';

/** Choosing the cards a character of a level brings. */
export function Builder() {
  const t = useText(homalyrevHandTexts);
  const file = () => session().classFile;
  const available = createMemo(() => cardsForLevel(file(), session().level).map((card) => card.name));
  // Cards chosen at a higher level stay in sight, so that the verdict about them can be followed.
  const listed = () => [...available(), ...session().chosen.filter((name) => !available().includes(name))];
  const problems = createMemo(() => checkHand(file(), session().level, session().chosen));
  const toggle = (name: string) => {
    const { chosen } = session();
    change({ chosen: chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name] });
  };
  const copy = () =>
    copyText(exportHand(file(), session().level, session().chosen, EXPORT_WORDS[lang()]), t().handCopied);
  return (
    <div class="hd-builder">
      <div class="hd-settings">
        <ClassBar />
        <NumberField
          label={t().level}
          value={session().level}
          min={1}
          max={MAX_LEVEL}
          onChange={(level) => change({ level })}
        />
        <Select
          label={t().rules}
          value={session().rules}
          choices={(['gh1', 'gh2e'] as const).map((value) => ({ value, label: t().ruleSets[value] }))}
          onChange={(rules) => change({ rules })}
        />
        <div class="hd-seed">
          <TextField
            label={t().seed}
            inputmode="numeric"
            value={String(session().seed)}
            onChange={(event) => {
              const typed = event.currentTarget.value.trim();
              if (/^\d{1,16}$/.test(typed) && isSeed(Number(typed))) change({ seed: Number(typed) });
              event.currentTarget.value = String(session().seed);
            }}
            onValue={() => undefined}
          />
          <IconButton label={t().newSeed} onClick={() => change({ seed: freshSeed() })}>
            <Dices />
          </IconButton>
        </div>
        <p class="hd-hp">
          <span class="field-label">{t().hitPoints}</span>
          <strong class="num">{hitPointsAt(file(), session().level)}</strong>
        </p>
      </div>
      <div class="hd-choice-head">
        <h2>{t().cardsOf(session().level)}</h2>
        <span class="hd-count num" classList={{ 'hd-count-full': session().chosen.length === file().handSize }}>
          {t().chosen(session().chosen.length, file().handSize)}
        </span>
        <span class="gap" />
        <Button size="small" look="quiet" onClick={() => change({ chosen: firstHand(file()) })}>
          {t().chooseFirst}
        </Button>
        <Button size="small" look="quiet" onClick={() => change({ chosen: [] })}>
          {t().clearChoice}
        </Button>
        <Button size="small" icon={<Copy />} onClick={copy}>
          {t().copyHand}
        </Button>
        <KeptHands />
        <Button
          look="primary"
          size="small"
          icon={<Play />}
          disabled={session().chosen.length === 0}
          onClick={() => startPlay()}
        >
          {problems().length === 0 ? t().start : t().startAnyway}
        </Button>
      </div>
      <ul class="hd-verdict" aria-live="polite">
        <Show when={problems().length === 0}>
          <li class="hd-fine">{t().allowed}</li>
        </Show>
        <For each={problems()}>{(problem) => <li class="hd-problem">{describeBuildProblem(problem, lang())}</li>}</For>
      </ul>
      <CardPicker label={t().build} names={listed()} chosen={session().chosen} onPick={toggle} />
      <p class="muted small">{t().classNote}</p>
      <p class="muted small">{t().seedNote}</p>
    </div>
  );
}
