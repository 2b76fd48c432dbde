import ArrowDown from 'lucide-solid/icons/arrow-down';
import ArrowUp from 'lucide-solid/icons/arrow-up';
import Plus from 'lucide-solid/icons/plus';
import Trash from 'lucide-solid/icons/trash';
import { For, Index } from 'solid-js';
import {
  type Ability,
  abilitySchema,
  type Card,
  type CardSymbol,
  type Printing,
  SYMBOLS,
} from '../../../engine/mk/cards/card.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { useText } from '../../app/i18n.ts';
import { SymbolGlyph } from '../../cards/glyphs.tsx';
import { Button } from '../../design/components/button.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { Choice, MpText } from './form-fields.tsx';
import { moved, readText } from './form-text.ts';
import { ReadingsForm } from './readings-form.tsx';

interface AbilitiesFormProps {
  readonly abilities: readonly Ability[];
  readonly type: Card['type'];
  readonly onAbilities: (abilities: Ability[]) => void;
  readonly onWrong: (field: string) => (wrong: boolean) => void;
}

/** The texts of a card, each with its cost and symbols. */
export function AbilitiesForm(props: AbilitiesFormProps) {
  const t = useText(cardPageTexts);
  const words = useText(cardTexts);
  const change = (at: number, part: Partial<Ability>) =>
    props.onAbilities(props.abilities.map((ability, i) => (i === at ? { ...ability, ...part } : ability)));
  const toggle = (at: number, symbol: CardSymbol) => {
    const has = props.abilities[at]?.symbols ?? [];
    change(at, {
      symbols: SYMBOLS.filter((each) => (each === symbol ? !has.includes(symbol) : has.includes(each))),
    });
  };
  return (
    <div class="form-wide form-list">
      <Index each={props.abilities}>
        {(ability, at) => (
          <fieldset class="form-item">
            <legend class="form-item-head">
              {t().ability(at + 1)}
              <span class="form-item-actions">
                <IconButton
                  size="small"
                  label={t().moveUp(at + 1)}
                  disabled={at === 0}
                  onClick={() => props.onAbilities(moved(props.abilities, at, -1))}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  size="small"
                  label={t().moveDown(at + 1)}
                  disabled={at === props.abilities.length - 1}
                  onClick={() => props.onAbilities(moved(props.abilities, at, 1))}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  size="small"
                  label={t().removeAbility(at + 1)}
                  onClick={() => props.onAbilities(props.abilities.filter((_, i) => i !== at))}
                >
                  <Trash />
                </IconButton>
              </span>
            </legend>
            <div class="form-grid">
              <Choice
                label={t().abilityKind}
                value={ability().kind}
                choices={{ ability: words().ability, effect: words().effect }}
                none={t().fields.noChoice}
                onValue={(kind) => change(at, { kind })}
              />
              <MpText
                label={t().abilityMp}
                value={ability().mp}
                onValue={(mp) => change(at, { mp })}
                onWrong={props.onWrong(`ability-mp-${at}`)}
              />
              <MpText
                label={t().abilityPoints}
                value={ability().points}
                onValue={(points) => change(at, { points })}
                onWrong={props.onWrong(`ability-points-${at}`)}
              />
              <TextField
                label={t().abilityLabel}
                value={ability().label ?? ''}
                onValue={(text) => change(at, { label: readText(text) })}
              />
            </div>
            <fieldset class="form-symbols">
              <legend class="field-label">{t().symbols}</legend>
              <For each={SYMBOLS}>
                {(symbol) => (
                  <IconButton
                    size="small"
                    label={words().symbols[symbol]}
                    pressed={ability().symbols.includes(symbol)}
                    onClick={() => toggle(at, symbol)}
                  >
                    <SymbolGlyph symbol={symbol} />
                  </IconButton>
                )}
              </For>
            </fieldset>
            <label class="check">
              <input
                type="checkbox"
                checked={ability().onResolution}
                onChange={(event) => change(at, { onResolution: event.currentTarget.checked })}
              />
              {t().abilityOnResolution}
            </label>
            <label class="field-label" for={`ability-text-${at}`}>
              {t().abilityText}
            </label>
            <textarea
              id={`ability-text-${at}`}
              class="input"
              rows={3}
              lang="hu"
              value={ability().text}
              onInput={(event) => change(at, { text: event.currentTarget.value })}
            />
            <ReadingsForm
              ability={ability()}
              type={props.type}
              onReadings={(readings) => change(at, { readings })}
              onWrong={props.onWrong(`ability-readings-${at}`)}
            />
          </fieldset>
        )}
      </Index>
      <Button
        size="small"
        icon={<Plus />}
        onClick={() => props.onAbilities([...props.abilities, abilitySchema.parse({ text: '' })])}
      >
        {t().addAbility}
      </Button>
    </div>
  );
}

interface PrintingsFormProps {
  readonly printings: readonly Printing[];
  readonly onPrintings: (printings: Card['printings']) => void;
}

/** Where a card appeared. */
export function PrintingsForm(props: PrintingsFormProps) {
  const t = useText(cardPageTexts);
  const change = (at: number, part: Partial<Printing>) =>
    props.onPrintings(props.printings.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <div class="form-wide form-list">
      <Index each={props.printings}>
        {(printing, at) => (
          <div class="form-printing">
            <TextField label={t().printingSet} value={printing().set} onValue={(set) => change(at, { set })} />
            <TextField
              label={t().printingNumber}
              value={printing().number ?? ''}
              onValue={(text) => change(at, { number: readText(text) })}
            />
            <TextField
              label={t().printingRarity}
              value={printing().rarity ?? ''}
              onValue={(text) => change(at, { rarity: readText(text) })}
            />
            <TextField
              label={t().printingArtist}
              value={printing().artist ?? ''}
              onValue={(text) => change(at, { artist: readText(text) })}
            />
            <IconButton
              label={t().removePrinting(at + 1)}
              onClick={() => props.onPrintings(props.printings.filter((_, i) => i !== at))}
            >
              <Trash />
            </IconButton>
          </div>
        )}
      </Index>
      <Button
        size="small"
        icon={<Plus />}
        onClick={() => props.onPrintings([...props.printings, { set: '', number: null, rarity: null, artist: null }])}
      >
        {t().addPrinting}
      </Button>
    </div>
  );
}
