import { createMemo, createSignal, Match, onMount, Switch } from 'solid-js';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { PROXY_CHOICES, type ProxyChoice, proxyCards } from '../../../engine/mk/deck/proxies.ts';
import { cleanName } from '../../../engine/text/fold.ts';
import { MAX_PROXIES } from '../../../main/api/contract/print.ts';
import { type ExportKind, exportTexts } from '../../../messages/page/export.ts';
import { useText } from '../../app/i18n.ts';
import { Segments } from '../../design/components/segments.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { collection, loadCollection } from '../../stores/collection.ts';
import { rememberedData } from '../../stores/settings.ts';
import type { ExportQuestion } from './export-make.ts';

type ExportWords = (typeof exportTexts)['hu'];
const FORMS = ['pdf', 'md', 'txt'] as const;

/** The day by the calendar of this machine, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The choices of the export dialog; the player's name is remembered. */
export function createExportOptions(deck: () => Deck, catalogue: () => Catalogue) {
  const [storedPlayer, setPlayer] = rememberedData('export.player');
  const player = () => {
    const stored = storedPlayer();
    return typeof stored === 'string' ? stored : '';
  };
  const [event, setEvent] = createSignal('');
  const [date, setDate] = createSignal(today());
  const [which, setWhich] = createSignal<ProxyChoice>('all');
  const [plain, setPlain] = createSignal(false);
  const [pictures, setPictures] = createSignal(true);
  const [verdictForm, setVerdictForm] = createSignal<ExportQuestion['verdictForm']>('pdf');
  const cards = createMemo(() => {
    const canonical = (name: string) => catalogue().find(name)?.name ?? cleanName(name);
    const owned = new Map(collection().holdings.map((holding) => [holding.card, holding.owned]));
    return proxyCards(deck(), which(), { owned }, canonical);
  });
  const copies = () => cards().reduce((sum, { count }) => sum + count, 0);
  return {
    player,
    setPlayer,
    event,
    setEvent,
    date,
    setDate,
    which,
    setWhich,
    plain,
    setPlain,
    pictures,
    setPictures,
    verdictForm,
    setVerdictForm,
    copies,
    /** Why no proxies can be made of this choice, as a sentence. */
    hindrance: (words: ExportWords): string | null =>
      copies() === 0 ? words.noCopies : copies() > MAX_PROXIES ? words.tooMany(MAX_PROXIES) : null,
    question: () => ({
      today: today(),
      tournament: { player: player(), event: event(), date: date() },
      proxies: { cards: cards(), plain: plain(), pictures: pictures() },
      verdictForm: verdictForm(),
    }),
  };
}

type ExportOptions = ReturnType<typeof createExportOptions>;

/** The fields that belong to one kind of file. */
export function ExportOptionFields(props: { readonly kind: ExportKind; readonly options: ExportOptions }) {
  const t = useText(exportTexts);
  return (
    <Switch>
      <Match when={props.kind === 'tournament'}>
        <div class="export-fields">
          <TextField
            label={t().player}
            value={props.options.player()}
            maxLength={200}
            onValue={props.options.setPlayer}
          />
          <TextField label={t().event} value={props.options.event()} maxLength={200} onValue={props.options.setEvent} />
          <TextField label={t().date} type="date" value={props.options.date()} onValue={props.options.setDate} />
        </div>
      </Match>
      <Match when={props.kind === 'proxies'}>
        <ProxyFields options={props.options} />
      </Match>
      <Match when={props.kind === 'verdict'}>
        <Segments
          label={t().form}
          value={props.options.verdictForm()}
          choices={FORMS.map((value) => ({ value, label: t().forms[value] }))}
          onChange={props.options.setVerdictForm}
        />
      </Match>
    </Switch>
  );
}

function ProxyFields(props: { readonly options: ExportOptions }) {
  const t = useText(exportTexts);
  // What is owned is asked for once somebody may want to know it.
  onMount(() => {
    if (collection().revision < 0) loadCollection().catch(() => undefined);
  });
  return (
    <div class="export-fields">
      <Segments
        label={t().which}
        value={props.options.which()}
        choices={PROXY_CHOICES.map((value) => ({ value, label: t().choices[value] }))}
        onChange={props.options.setWhich}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={props.options.plain()}
          onChange={(event) => props.options.setPlain(event.currentTarget.checked)}
        />
        {t().plain}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={props.options.pictures()}
          onChange={(event) => props.options.setPictures(event.currentTarget.checked)}
        />
        {t().pictures}
      </label>
      <span class="num muted" role="status">
        {t().copies(props.options.copies())}
      </span>
    </div>
  );
}
