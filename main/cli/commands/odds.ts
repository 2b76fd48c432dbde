import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import type { Vocabulary } from '../../../engine/mk/cards/keywords/keywords.ts';
import { withStubs } from '../../../engine/mk/deck/reader/stubs.ts';
import { drawPool, type PoolCard } from '../../../engine/mk/odds/pool.ts';
import { type Answer, answerQuestion, type Question } from '../../../engine/mk/odds/questions.ts';
import { compile, parseQuery, type QueryError } from '../../../engine/mk/search/index.ts';
import { cliTexts, inEvery } from '../../../messages/cli.ts';
import { oddsText } from '../../../messages/odds.ts';
import { describeQueryError } from '../../../messages/search.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { checkedQuestion, readQuestions } from '../questions.ts';

const usage = `odds <lista> --draws <n> (--card <név> | --query <keresés>) [--at-least <k>] [--and "<keresés>:<k>"]… [--json] | odds <lista> --questions <fájl> ${CATALOGUE_USAGE}`;

/** Exact chances of cards drawn from the Jövő (design, section 5). */
export const odds: Command = {
  name: 'odds',
  usage,
  summary: {
    hu: 'Pontos esélyek: legalább ennyi ilyen lap az első n húzott lap között.',
    en: 'Exact chances: at least so many such cards among the first n drawn.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      {
        ...CATALOGUE_OPTIONS,
        draws: { type: 'string' },
        card: { type: 'string' },
        query: { type: 'string' },
        'at-least': { type: 'string' },
        and: { type: 'string', multiple: true },
        questions: { type: 'string' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    const single = [values.draws, values.card, values.query, values['at-least'], values.and].some(
      (given) => given !== undefined,
    );
    if (values.questions !== undefined && single) {
      throw new UsageError(cliTexts[io.lang].odds.questionsAlone);
    }
    const questions =
      values.questions === undefined
        ? [oneQuestion(values.draws, values.card, values.query, values['at-least'], values.and ?? [])]
        : await readQuestions(values.questions, io);
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const cards = withStubs(list, catalogue);
    const pool = drawPool(list.deck, cards);
    const answers = questions.map((question) => answer(question, pool, cards));
    if (values.json) io.out(JSON.stringify(values.questions === undefined ? answers[0] : answers));
    else io.out(answers.map(({ p, distribution }) => oddsText(p, distribution, io.lang)).join('\n\n'));
    return EXIT.ok;
  },
};

function oneQuestion(
  draws: string | undefined,
  card: string | undefined,
  query: string | undefined,
  atLeast: string | undefined,
  and: readonly string[],
): Question {
  if (draws === undefined) throw new UsageError(inEvery((texts) => `${texts.odds.howManyDraws} ${texts.usage(usage)}`));
  if ((card === undefined) === (query === undefined)) {
    throw new UsageError(inEvery((texts) => texts.odds.cardOrQuery));
  }
  const question = {
    draws: wholeNumber(draws, '--draws', 0, Number.MAX_SAFE_INTEGER),
    card,
    query,
    atLeast: atLeast === undefined ? 1 : wholeNumber(atLeast, '--at-least', 0, Number.MAX_SAFE_INTEGER),
    and: and.map(andCondition),
  };
  return checkedQuestion(question, '--and');
}

// The number follows the last colon: the query itself may hold colons.
function andCondition(text: string): { query: string; atLeast: number } {
  const colon = text.lastIndexOf(':');
  if (colon < 0) throw new UsageError(inEvery((texts) => texts.odds.andForm(text)));
  return {
    query: text.slice(0, colon),
    atLeast: wholeNumber(text.slice(colon + 1), '--and', 0, Number.MAX_SAFE_INTEGER),
  };
}

function answer(question: Question, pool: readonly PoolCard[], catalogue: Catalogue): Answer {
  const asked = answerQuestion(question, pool, catalogue, (text) => readQuery(text, catalogue.vocabulary));
  if (asked.ok) return asked.answer;
  const { query, error } = asked;
  throw new UsageError({
    hu: cliTexts.hu.odds.badQuery(query, error.at + 1, describeQueryError(error, 'hu')),
    en: cliTexts.en.odds.badQuery(query, error.at + 1, describeQueryError(error, 'en')),
  });
}

function readQuery(text: string, vocabulary: Vocabulary) {
  const parsed = parseQuery(text, vocabulary);
  return parsed.ok
    ? { ok: true as const, matches: compile(parsed.query, vocabulary) }
    : { ok: false as const, error: parsed.error as QueryError };
}
