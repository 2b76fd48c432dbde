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

const usage = `odds <lista> --draws <n> (--card <név> | --query <keresés>) [--at-least <k>] [--and "<keresés>:<k>[-<k>]"]… [--opening <n>] [--keep "<keresés>:<k>[-<k>]"]… [--redraws <r>] [--estimate] [--json] | odds <lista> --questions <fájl> [--estimate] ${CATALOGUE_USAGE}`;

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
        opening: { type: 'string' },
        keep: { type: 'string', multiple: true },
        redraws: { type: 'string' },
        estimate: { type: 'boolean' },
        questions: { type: 'string' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    const { draws, card, query, 'at-least': atLeast, and, opening, keep, redraws } = values;
    const single = [draws, card, query, atLeast, and, opening, keep, redraws].some((given) => given !== undefined);
    if (values.questions !== undefined && single) {
      throw new UsageError(cliTexts[io.lang].odds.questionsAlone);
    }
    const questions =
      values.questions === undefined
        ? [oneQuestion({ draws, card, query, atLeast, and, opening, keep, redraws })]
        : await readQuestions(values.questions, io);
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const cards = withStubs(list, catalogue);
    const pool = drawPool(list.deck, cards);
    const answers = questions.map((question) => answer(question, pool, cards, values.estimate === true));
    if (values.json) io.out(JSON.stringify(values.questions === undefined ? answers[0] : answers));
    else io.out(answers.map((one) => oddsText(one, io.lang)).join('\n\n'));
    return EXIT.ok;
  },
};

interface Given {
  readonly draws: string | undefined;
  readonly card: string | undefined;
  readonly query: string | undefined;
  readonly atLeast: string | undefined;
  readonly and: readonly string[] | undefined;
  readonly opening: string | undefined;
  readonly keep: readonly string[] | undefined;
  readonly redraws: string | undefined;
}

function oneQuestion({ draws, card, query, atLeast, and, opening, keep, redraws }: Given): Question {
  if (draws === undefined) throw new UsageError(inEvery((texts) => `${texts.odds.howManyDraws} ${texts.usage(usage)}`));
  if ((card === undefined) === (query === undefined)) {
    throw new UsageError(inEvery((texts) => texts.odds.cardOrQuery));
  }
  const number = (text: string | undefined, option: string) =>
    text === undefined ? undefined : wholeNumber(text, option, 0, Number.MAX_SAFE_INTEGER);
  const question = {
    draws: number(draws, '--draws'),
    card,
    query,
    atLeast: number(atLeast, '--at-least'),
    and: and?.map((text) => condition(text, '--and')),
    opening: number(opening, '--opening'),
    keep: keep?.map((text) => condition(text, '--keep')),
    redraws: number(redraws, '--redraws'),
  };
  return checkedQuestion(question, '--and');
}

// The number follows the last colon: the query itself may hold colons. "3-5" is a range.
function condition(text: string, option: string): { query: string; atLeast: number; atMost?: number } {
  const colon = text.lastIndexOf(':');
  if (colon < 0) throw new UsageError(inEvery((texts) => texts.odds.conditionForm(option, text)));
  const query = text.slice(0, colon);
  const [low = '', high, ...more] = text.slice(colon + 1).split('-');
  if (more.length > 0) throw new UsageError(inEvery((texts) => texts.odds.conditionForm(option, text)));
  const atLeast = wholeNumber(low, option, 0, Number.MAX_SAFE_INTEGER);
  if (high === undefined) return { query, atLeast };
  return { query, atLeast, atMost: wholeNumber(high, option, atLeast, Number.MAX_SAFE_INTEGER) };
}

function answer(question: Question, pool: readonly PoolCard[], catalogue: Catalogue, estimate: boolean): Answer {
  const read = (text: string) => readQuery(text, catalogue.vocabulary);
  const asked = answerQuestion(question, pool, catalogue, read, estimate);
  if (asked.ok) return asked.answer;
  if ('tooLarge' in asked) throw new UsageError(inEvery((texts) => texts.odds.tooLarge(asked.tooLarge)));
  const { query, error } = asked;
  throw new UsageError({
    hu: cliTexts.hu.odds.badQuery(query, error.at + 1, describeQueryError(error, 'hu')),
    en: cliTexts.en.odds.badQuery(query, error.at + 1, describeQueryError(error, 'en')),
  });
}

function readQuery(text: string, vocabulary: Vocabulary) {
  const parsed = parseQuery(text, vocabulary, { collection: false });
  return parsed.ok
    ? { ok: true as const, matches: compile(parsed.query, vocabulary) }
    : { ok: false as const, error: parsed.error as QueryError };
}
