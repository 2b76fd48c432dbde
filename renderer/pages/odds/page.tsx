import { useNavigate, useParams, useSearchParams } from '@solidjs/router';
import Layers from 'lucide-solid/icons/layers';
import { createEffect, type JSX, Show } from 'solid-js';
import { sectionSize } from '../../../engine/mk/deck/deck.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { oddsTexts } from '../../../messages/page/odds.ts';
import { useText } from '../../app/i18n.ts';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { Select } from '../../design/components/select.tsx';
import { Tabs } from '../../design/components/tabs.tsx';
import { cardsLoaded } from '../../stores/catalogue.ts';
import { deckCards } from '../../stores/deck-cards.ts';
import { deckList, decksLoaded } from '../../stores/decks.ts';
import { CompareSection } from './compare/compare-section.tsx';
import { CurveSection } from './curve/curve-section.tsx';
import { FairnessSection } from './fairness/fairness-section.tsx';
import { HandsSection } from './hands/hands-section.tsx';
import { QuestionsSection } from './questions/questions-section.tsx';
import { SimulationSection } from './simulation/simulation-section.tsx';
import { type ChosenDeck, change, chosen, compared } from './state.ts';
import './page.css';

const SECTIONS = ['gorbe', 'kerdesek', 'kezdokezek', 'szimulacio', 'osszevetes', 'meltanyossag'] as const;
type Section = (typeof SECTIONS)[number];

/** The choice of no second deck. */
const NONE = 'none';

const isSection = (text: string | undefined): text is Section => SECTIONS.some((section) => section === text);

/** Odds of a deck, at #/esely/<section>; `?pakli=<id>` chooses the deck. */
export default function OddsPage() {
  const t = useText(oddsTexts);
  const frame = useText(frameTexts);
  const ready = () => cardsLoaded() && decksLoaded() && (deckCards().size > 0 || deckList().length === 0);
  return (
    <Show when={ready()} fallback={<p class="loading muted">{frame().loading}</p>}>
      <Show
        when={chosen()}
        fallback={
          <EmptyState icon={<Layers />} title={t().noDeckTitle} text={t().noDeck}>
            <a href="#/paklik">{t().toDecks}</a>
          </EmptyState>
        }
      >
        {(deck) => <Sections deck={deck()} />}
      </Show>
    </Show>
  );
}

function Sections(props: { readonly deck: ChosenDeck }) {
  const t = useText(oddsTexts);
  const params = useParams<{ section?: string }>();
  const [search, setSearch] = useSearchParams<{ pakli?: string }>();
  const navigate = useNavigate();
  const section = (): Section => (isSection(params.section) ? params.section : 'gorbe');

  // An address may name a deck; from then on the choice is the page's own.
  createEffect(() => {
    const id = Number(search.pakli);
    if (!search.pakli || !deckList().some((deck) => deck.id === id)) return;
    change({ deck: id });
    setSearch({ pakli: undefined }, { replace: true });
  });

  const decks = () => deckList().map((deck) => ({ value: String(deck.id), label: deck.name }));
  const others = () => [
    { value: NONE, label: t().noOther },
    ...decks().filter((deck) => deck.value !== String(props.deck.id)),
  ];
  const content: Readonly<Record<Section, () => JSX.Element>> = {
    gorbe: () => <CurveSection deck={props.deck} other={compared()} />,
    kerdesek: () => <QuestionsSection deck={props.deck} other={compared()} />,
    kezdokezek: () => <HandsSection deck={props.deck} />,
    szimulacio: () => <SimulationSection deck={props.deck} />,
    osszevetes: () => <CompareSection deck={props.deck} other={compared()} />,
    meltanyossag: () => <FairnessSection deck={props.deck} />,
  };
  const needsCards = (name: Section) => (
    <Show
      when={props.deck.pool.length > 0}
      fallback={
        <EmptyState icon={<Layers />} text={t().emptyFuture}>
          <a href={`#/paklik/${props.deck.id}`}>{t().openDeck}</a>
        </EmptyState>
      }
    >
      <div class="odds-section">{content[name]()}</div>
    </Show>
  );

  return (
    <div class="odds">
      <header class="odds-head">
        <h1 class="sr-only">{t().area}</h1>
        <Select
          label={t().deck}
          value={String(props.deck.id)}
          choices={decks()}
          onChange={(id) => change({ deck: Number(id) })}
        />
        <Select
          label={t().other}
          value={compared() ? String(compared()?.id) : NONE}
          choices={others()}
          onChange={(id) => change({ other: id === NONE ? null : Number(id) })}
        />
        <p class="odds-size muted num">{t().size(props.deck.pool.length, sectionSize(props.deck.deck, 'torony'))}</p>
      </header>
      <Tabs
        label={t().area}
        value={section()}
        tabs={SECTIONS.map((value) => ({ value, label: t().sections[value], content: () => needsCards(value) }))}
        onChange={(value) => navigate(`/esely/${value}`)}
      />
    </div>
  );
}
