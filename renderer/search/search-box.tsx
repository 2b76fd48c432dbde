import Bookmark from 'lucide-solid/icons/bookmark';
import BookmarkPlus from 'lucide-solid/icons/bookmark-plus';
import BookmarkX from 'lucide-solid/icons/bookmark-x';
import CircleQuestionMark from 'lucide-solid/icons/circle-question-mark';
import Search from 'lucide-solid/icons/search';
import X from 'lucide-solid/icons/x';
import { createSignal, createUniqueId, Show } from 'solid-js';
import type { QueryError } from '../../engine/mk/search/index.ts';
import type { SavedSearch } from '../../main/api/contract/index.ts';
import { frameTexts } from '../../messages/page/frame.ts';
import { searchTexts } from '../../messages/page/search.ts';
import { describeQueryError } from '../../messages/search.ts';
import { lang, useText } from '../app/i18n.ts';
import { notify } from '../app/toasts.tsx';
import { Button } from '../design/components/button.tsx';
import { Dialog } from '../design/components/dialog.tsx';
import { IconButton } from '../design/components/icon-button.tsx';
import { Kbd } from '../design/components/kbd.tsx';
import { Menu, type MenuItem } from '../design/components/menu.tsx';
import { TextField } from '../design/components/text-field.tsx';
import { forgetSearch, keepSearch, savedSearches } from '../stores/searches.ts';
import { SearchHelp } from './search-help.tsx';
import './search-box.css';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Why and where the text is no query; null if it is one. */
  readonly error: QueryError | null;
  /** Searches are kept by place. */
  readonly place: SavedSearch['place'];
  /** Keys the list below wants, e.g. the arrow down; true if used. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly ref?: (element: HTMLInputElement) => void;
}

/** The search box of every page: one query language, its errors with their place, its help, and kept searches. */
export function SearchBox(props: SearchBoxProps) {
  const t = useText(searchTexts);
  const id = createUniqueId();
  const [help, setHelp] = createSignal(false);
  const [naming, setNaming] = createSignal(false);
  let box: HTMLInputElement | undefined;

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && props.value) props.onValue('');
    else if (!props.onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const put = (text: string) => {
    props.onValue(text);
    box?.focus();
  };
  const saved = (): readonly MenuItem[] => {
    const mine = savedSearches().filter((one) => one.place === props.place);
    return [
      {
        label: t().saveThis,
        icon: <BookmarkPlus />,
        disabled: props.value.trim() === '' || props.error !== null,
        run: () => setNaming(true),
      },
      ...mine.map((one, i) => ({ label: one.name, icon: <Bookmark />, separated: i === 0, run: () => put(one.query) })),
      ...mine.map((one, i) => ({
        label: t().removeSaved(one.name),
        icon: <BookmarkX />,
        separated: i === 0,
        run: () => void forgetSearch(one),
      })),
    ];
  };

  return (
    <search class="search">
      <div class="search-box input">
        <Search aria-hidden={true} />
        <input
          ref={(element) => {
            box = element;
            props.ref?.(element);
          }}
          type="text"
          aria-label={props.label}
          aria-keyshortcuts="/"
          aria-invalid={props.error ? 'true' : undefined}
          aria-describedby={props.error ? `${id}-error` : undefined}
          placeholder={props.placeholder}
          autocomplete="off"
          spellcheck={false}
          value={props.value}
          onInput={(event) => props.onValue(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Show when={props.value} fallback={<Kbd keys="/" />}>
          <IconButton size="small" label={t().clear} onClick={() => put('')}>
            <X />
          </IconButton>
        </Show>
        <Menu label={t().saved} icon={<Bookmark />} iconOnly size="small" items={saved()} />
        <IconButton size="small" label={t().help} onClick={() => setHelp(true)}>
          <CircleQuestionMark />
        </IconButton>
      </div>
      <Show when={props.error}>
        {(error) => (
          <p id={`${id}-error`} class="search-error" role="alert">
            <code aria-hidden="true">
              {props.value.slice(Math.max(0, error().at - 16), error().at)}
              <mark>{props.value.slice(error().at, error().at + error().length) || '␣'}</mark>
              {props.value.slice(error().at + error().length, error().at + error().length + 12)}
            </code>{' '}
            {describeQueryError(error(), lang())}
          </p>
        )}
      </Show>
      <SearchHelp
        open={help()}
        onClose={() => setHelp(false)}
        onUse={(example) => {
          setHelp(false);
          setTimeout(() => put(props.value ? `${props.value} ${example}` : example), 0);
        }}
      />
      <NameDialog
        open={naming()}
        query={props.value}
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false);
          void keepSearch(name, props.value, props.place).then((kept) => kept && notify({ text: t().savedDone(name) }));
        }}
      />
    </search>
  );
}

interface NameDialogProps {
  readonly open: boolean;
  readonly query: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameDialog(props: NameDialogProps) {
  const t = useText(searchTexts);
  const frame = useText(frameTexts);
  const [typed, setTyped] = createSignal<string | null>(null);
  const name = () => typed() ?? props.query;
  const done = () => {
    if (name().trim()) props.onName(name().trim());
    setTyped(null);
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t().saveThis}
      width="small"
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button look="primary" onClick={done}>
            {frame().save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField label={t().savedName} value={name()} onValue={setTyped} maxLength={200} />
      </form>
    </Dialog>
  );
}
