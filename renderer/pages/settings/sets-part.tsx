import { createMemo, For, Show } from 'solid-js';
import { setsOf } from '../../../engine/mk/cards/sets.ts';
import { fold } from '../../../engine/text/fold.ts';
import type { SettingsPatch } from '../../../main/api/contract/index.ts';
import { settingsTexts } from '../../../messages/page/settings.ts';
import { num, useText } from '../../app/i18n.ts';
import { catalogue } from '../../stores/catalogue.ts';
import { settings } from '../../stores/settings.ts';

/** Which sets are played with: the cards of the others stand in no search, suggestion or list. */
export function SetsPart(props: { readonly onChange: (patch: SettingsPatch) => void }) {
  const t = useText(settingsTexts);
  const sets = createMemo(() => setsOf(catalogue().cards));
  const aside = createMemo(() => new Set(settings.hiddenSets.map(fold)));
  const toggle = (set: string, active: boolean) => {
    const others = settings.hiddenSets.filter((one) => fold(one) !== fold(set));
    props.onChange({ hiddenSets: active ? others : [...others, set] });
  };
  return (
    <section class="settings-part">
      <h2>{t().sets}</h2>
      <p class="muted">{t().setsHint}</p>
      <Show when={sets().length > 0} fallback={<p class="muted">{t().noSets}</p>}>
        <For each={sets()}>
          {({ set, count }) => (
            <label class="check">
              <input
                type="checkbox"
                checked={!aside().has(fold(set))}
                onChange={(event) => toggle(set, event.currentTarget.checked)}
              />
              {t().setOf(set, num(count))}
            </label>
          )}
        </For>
      </Show>
    </section>
  );
}
