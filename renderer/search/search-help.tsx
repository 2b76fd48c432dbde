import { For } from 'solid-js';
import { searchTexts } from '../../messages/page/search.ts';
import { SEARCH_RULES, searchHelp } from '../../messages/search.ts';
import { lang, useText } from '../app/i18n.ts';
import { Dialog } from '../design/components/dialog.tsx';

interface SearchHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUse: (example: string) => void;
}

/** Every rule and field of the query language, made from the table the parser reads by; an example can be tried at once. */
export function SearchHelp(props: SearchHelpProps) {
  const t = useText(searchTexts);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t().help} description={t().helpIntro} width="medium">
      <div class="search-help">
        <h2 class="mini">{t().rules}</h2>
        <table class="search-help-table">
          <tbody>
            <For each={SEARCH_RULES[lang()]}>
              {([example, meaning]) => (
                <tr>
                  <td>
                    <Example text={example} onUse={props.onUse} />
                  </td>
                  <td>{meaning}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <h2 class="mini">{t().fields}</h2>
        <table class="search-help-table">
          <thead class="sr-only">
            <tr>
              <th scope="col">{t().field}</th>
              <th scope="col">{t().meaning}</th>
              <th scope="col">{t().example}</th>
            </tr>
          </thead>
          <tbody>
            <For each={searchHelp(lang())}>
              {(field) => (
                <tr>
                  <th scope="row">{field.name}</th>
                  <td>
                    {field.description} <span class="small muted">{t().aliases(field.aliases.join(', '))}</span>
                  </td>
                  <td>
                    <Example text={field.example} onUse={props.onUse} />
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Example(props: { readonly text: string; readonly onUse: (example: string) => void }) {
  const t = useText(searchTexts);
  return (
    <button
      type="button"
      class="search-help-use"
      aria-label={t().use(props.text)}
      onClick={() => props.onUse(props.text)}
    >
      {props.text}
    </button>
  );
}
