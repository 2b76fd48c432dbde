import RotateCcw from 'lucide-solid/icons/rotate-ccw';
import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { type Ability, type Card, stubCard } from '../../../engine/mk/cards/card.ts';
import type { Effect } from '../../../engine/mk/cards/effects/model.ts';
import { type MarkedSentence, markedSentences } from '../../../engine/mk/table/effects/mark.ts';
import { effectTexts } from '../../../messages/page/effects.ts';
import { useText } from '../../app/i18n.ts';
import { MarkBadge, Understood } from '../../cards/sentences.tsx';
import { Button } from '../../design/components/button.tsx';
import { Select } from '../../design/components/select.tsx';
import { choiceOf, type ReadingChoice, readingOf, readStructure, withReading } from './readings.ts';

interface ReadingsFormProps {
  readonly ability: Ability;
  readonly type: Card['type'];
  readonly onReadings: (readings: Ability['readings']) => void;
  readonly onWrong: (wrong: boolean) => void;
}

/** How each sentence of a text is read, to be corrected: by hand, by a structure of the player's own, or as the program reads it. */
export function ReadingsForm(props: ReadingsFormProps) {
  const t = useText(effectTexts);
  const sentences = createMemo(() =>
    markedSentences(stubCard('?', { type: props.type, abilities: [props.ability] })).filter(
      (one) => one.mark !== 'keyword',
    ),
  );
  const texts = createMemo(() => sentences().map((one) => one.sentence.text), [], {
    equals: (a, b) => a.join('\n') === b.join('\n'),
  });
  const wrong = new Set<string>();
  const mark = (text: string, isWrong: boolean) => {
    if (isWrong) wrong.add(text);
    else wrong.delete(text);
    props.onWrong(wrong.size > 0);
  };
  return (
    <Show when={texts().length > 0}>
      <details class="readings" open={props.ability.readings.length > 0}>
        <summary>{t().correct}</summary>
        <For each={texts()}>
          {(text, at) => (
            <Show when={sentences()[at()]}>
              {(one) => (
                <Reading
                  one={one()}
                  ability={props.ability}
                  onEffects={(effects) => props.onReadings(withReading(props.ability, text, effects))}
                  onWrong={(isWrong) => mark(text, isWrong)}
                />
              )}
            </Show>
          )}
        </For>
      </details>
    </Show>
  );
}

function Reading(props: {
  readonly one: MarkedSentence;
  readonly ability: Ability;
  readonly onEffects: (effects: Effect[] | null | undefined) => void;
  readonly onWrong: (wrong: boolean) => void;
}) {
  const t = useText(effectTexts);
  const id = createUniqueId();
  const text = () => props.one.sentence.text;
  const effectsNow = () => {
    const own = readingOf(props.ability, text())?.effects;
    return own ?? (props.one.sentence.understood ? props.one.sentence.effects : []);
  };
  const written = () => JSON.stringify(effectsNow(), null, 2);
  const [draft, setDraft] = createSignal<string | null>(choiceOf(props.ability, text()) === 'own' ? written() : null);
  const choice = (): ReadingChoice => (draft() === null ? choiceOf(props.ability, text()) : 'own');
  const choose = (next: ReadingChoice) => {
    if (next === 'own') return type(written());
    setDraft(null);
    props.onWrong(false);
    props.onEffects(next === 'hand' ? null : undefined);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const read = readStructure(typed);
    props.onWrong(!read.ok);
    if (read.ok) props.onEffects(read.effects);
  };
  const problem = () => {
    const typed = draft();
    const read = typed === null ? null : readStructure(typed);
    if (!read || read.ok) return undefined;
    return read.path === null ? t().notJson : t().notEffects(read.path === '' ? t().whole : read.path);
  };
  return (
    <div class="reading" role="group" aria-label={text()}>
      <p>
        <span lang="hu">{text()}</span> <MarkBadge mark={props.one.mark} />
      </p>
      <Understood one={props.one} />
      <div class="row">
        <Select
          label={t().reading}
          value={choice()}
          choices={Object.entries(t().choices).map(([value, label]) => ({ value, label }))}
          onChange={(value) => choose(value as ReadingChoice)}
        />
        <Show when={choice() !== 'program'}>
          <Button size="small" look="quiet" icon={<RotateCcw />} onClick={() => choose('program')}>
            {t().reset}
          </Button>
        </Show>
      </div>
      <Show when={draft() !== null}>
        <div class="field">
          <label class="field-label" for={id}>
            {t().structure}
          </label>
          <textarea
            id={id}
            class="input"
            rows={8}
            spellcheck={false}
            aria-invalid={problem() !== undefined}
            aria-describedby={`${id}-hint`}
            value={draft() ?? ''}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <p
            id={`${id}-hint`}
            classList={{ 'field-hint': problem() === undefined, 'field-error': problem() !== undefined }}
          >
            {problem() ?? t().structureHint}
          </p>
        </div>
      </Show>
    </div>
  );
}
