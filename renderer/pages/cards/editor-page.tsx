import { useBeforeLeave, useNavigate, useParams } from '@solidjs/router';
import Save from 'lucide-solid/icons/save';
import { createMemo, createResource, createSignal, Show } from 'solid-js';
import { z } from 'zod';
import { type Card, cardSchema, stubCard } from '../../../engine/mk/cards/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, isStale, sentenceOf } from '../../api/index.ts';
import { moment, useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { CardFace } from '../../cards/card-face.tsx';
import { KeywordList } from '../../cards/keyword-list.tsx';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { cardsLoaded, catalogue, loadCatalogue, ownCard } from '../../stores/catalogue.ts';
import { dropFormDraft, type FormDraft, keepFormDraft, readFormDraft } from '../../stores/form-drafts.ts';
import { usePicture } from '../../stores/pictures.ts';
import { CardForm } from './card-form.tsx';
import { sameCard } from './form-text.ts';
import './editor-page.css';

/** The card editor, at #/lapok/szerkeszto for a new card and #/lapok/szerkeszto/<name> for a known one. */
export default function EditorPage() {
  const params = useParams<{ name?: string }>();
  const frame = useText(frameTexts);
  const name = () => (params.name ? decodeURIComponent(params.name) : '');
  // What was left half-filled is there again; if it cannot be read, the form opens without it.
  const [draft] = createResource(name, async (about) => ({
    about,
    left: readCardDraft(await readFormDraft('card', about).catch(() => null)),
  }));
  const ready = () => cardsLoaded() && draft.state === 'ready' && draft()?.about === name() && draft();
  return (
    <Show when={ready()} keyed fallback={<p class="loading muted">{frame().loading}</p>}>
      {(found) => <Editor name={found.about} left={found.left} />}
    </Show>
  );
}

/** A card left half-filled, on what it was begun, and when. */
interface CardDraft {
  readonly card: Card;
  readonly before: Card | null;
  readonly at: string;
}

const cardDraftSchema = z.object({ card: cardSchema.extend({ name: z.string() }), before: cardSchema.nullable() });

function readCardDraft(draft: FormDraft | null): CardDraft | null {
  const read = cardDraftSchema.safeParse(draft?.value);
  return draft && read.success ? { ...read.data, at: draft.at } : null;
}

const BLANK: Card = { ...stubCard('-'), name: '' };

function Editor(props: { readonly name: string; readonly left: CardDraft | null }) {
  const t = useText(cardPageTexts);
  const frame = useText(frameTexts);
  const navigate = useNavigate();
  const opened = props.name === '' ? BLANK : (catalogue().find(props.name) ?? stubCard(props.name));
  const [card, setCard] = createSignal<Card>(props.left?.card ?? opened);
  const [before, setBefore] = createSignal<Card | null>(
    props.left ? props.left.before : (ownCard(opened.name) ?? null),
  );
  const [takenUp, setTakenUp] = createSignal(props.left !== null);
  /** The form is made anew for other content: its fields hold what is typed themselves. */
  const [form, setForm] = createSignal(1);
  const [saved, setSaved] = createSignal<Card>(opened);
  const [wrong, setWrong] = createSignal(0);
  const [leaving, setLeaving] = createSignal<(() => void) | null>(null);
  const picture = usePicture(() => saved().name || undefined);
  const changed = createMemo(() => !sameCard(card(), saved()));
  const canSave = () => changed() && wrong() === 0 && card().name.trim() !== '';

  const save = async () => {
    if (!canSave()) return;
    const sent = cardSchema.parse({ ...card(), name: card().name.trim() });
    try {
      const answer = await api.cards.save({ card: sent, before: before() });
      setBefore(answer.card);
      setCard(answer.card);
      setSaved(answer.card);
      dropFormDraft('card', props.name);
      await loadCatalogue();
      notify({
        text:
          answer.decksChanged > 0
            ? t().savedWithDecks(answer.card.name, answer.decksChanged)
            : t().saved(answer.card.name),
      });
      navigate(`/lapok/${encodeURIComponent(answer.card.name)}`);
    } catch (error) {
      if (!isStale<Card | null>(error)) return notifyError(sentenceOf(error));
      setBefore(error.data.current);
      notifyError(t().stale);
    }
  };

  const type = (next: Card) => {
    setCard(next);
    if (sameCard(next, saved())) dropFormDraft('card', props.name);
    else keepFormDraft('card', props.name, { card: next, before: before() });
  };
  const discard = () => {
    dropFormDraft('card', props.name);
    setTakenUp(false);
    setCard(saved());
    setBefore(ownCard(opened.name) ?? null);
    setForm((now) => now + 1);
  };

  useShortcuts({
    keys: 'Ctrl+S',
    label: () => t().save,
    group: () => t().area,
    inFields: true,
    run: () => void save(),
  });
  useBeforeLeave((event) => {
    if (!changed() || event.defaultPrevented) return;
    event.preventDefault();
    setLeaving(() => () => event.retry(true));
  });

  return (
    <div class="card-editor">
      <header class="page-head">
        <h1>{props.name === '' ? t().newTitle : t().editTitle(saved().name)}</h1>
        <span class="gap" />
        <Button onClick={() => navigate(saved().name ? `/lapok/${encodeURIComponent(saved().name)}` : '/lapok')}>
          {frame().cancel}
        </Button>
        <Button look="primary" icon={<Save />} keys="Ctrl+S" disabled={!canSave()} onClick={() => void save()}>
          {t().save}
        </Button>
      </header>
      <Show when={takenUp() && changed()}>
        <div class="banner" role="status">
          <span>{t().takenUp(moment(props.left?.at ?? ''))}</span>
          <span class="gap" />
          <Button size="small" onClick={discard}>
            {t().leaveDiscard}
          </Button>
        </div>
      </Show>
      <div class="card-editor-body">
        <Show when={form()} keyed>
          {(_made) => <CardForm card={card()} onCard={type} onWrong={setWrong} />}
        </Show>
        <aside class="card-editor-preview" aria-label={t().preview}>
          <CardFace card={card()} size="sheet" picture={picture()} />
          <section>
            <h2 class="mini">{t().recognised2}</h2>
            <KeywordList card={card()} />
          </section>
        </aside>
      </div>
      <Dialog
        open={leaving() !== null}
        onClose={() => setLeaving(null)}
        title={t().leave}
        description={t().leaveText}
        width="small"
        footer={
          <>
            <Button
              look="danger"
              onClick={() => {
                dropFormDraft('card', props.name);
                leaving()?.();
              }}
            >
              {t().leaveDiscard}
            </Button>
            <Button look="primary" onClick={() => setLeaving(null)}>
              {t().leaveStay}
            </Button>
          </>
        }
      />
    </div>
  );
}
