import type { z } from 'zod';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { withStubs } from '../../../engine/mk/deck/reader/stubs.ts';
import { drawPool, type PoolCard } from '../../../engine/mk/odds/pool.ts';
import { type Answer, answerQuestion, type Question, questionSchema } from '../../../engine/mk/odds/questions.ts';
import { compile, parseQuery, type QueryError } from '../../../engine/mk/search/index.ts';
import { oddsText } from '../../../messages/odds.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { readJson } from '../input.ts';

const usage = `odds <lista> --draws <n> (--card <név> | --query <keresés>) [--at-least <k>] [--and "<keresés>:<k>"]… [--json] | odds <lista> --questions <fájl> ${CATALOGUE_USAGE}`;
const MAX_DRAWS = 1_000_000;
const MAX_AT_LEAST = 10_000;

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
      throw new UsageError('A --questions mellett más kérdés nem adható meg: a kérdések a fájlban vannak.');
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
  if (draws === undefined) throw new UsageError(`Hány lapot húzol? Add meg: --draws <n>. Így használd: ${usage}`);
  if ((card === undefined) === (query === undefined)) {
    throw new UsageError('A --card és a --query közül pontosan az egyiket add meg.');
  }
  const question = {
    draws: wholeNumber(draws, '--draws', 0, MAX_DRAWS),
    card,
    query,
    atLeast: atLeast === undefined ? 1 : wholeNumber(atLeast, '--at-least', 0, MAX_AT_LEAST),
    and: and.map(andCondition),
  };
  return checked(question, '--and');
}

// The number follows the last colon: the query itself may hold colons.
function andCondition(text: string): { query: string; atLeast: number } {
  const colon = text.lastIndexOf(':');
  if (colon < 0) throw new UsageError(`--and: „<keresés>:<k>” alakú feltétel kell ide, ez nem az: „${text}”.`);
  return { query: text.slice(0, colon), atLeast: wholeNumber(text.slice(colon + 1), '--and', 0, MAX_AT_LEAST) };
}

async function readQuestions(path: string, io: CliIo): Promise<Question[]> {
  const value = await readJson(io, path);
  if (!Array.isArray(value)) throw new UsageError(`${path}: kérdések listája kell ide, szögletes zárójelben.`);
  return value.map((question, i) => checked(question, `${path}: ${i + 1}. kérdés`));
}

function checked(question: unknown, place: string): Question {
  const parsed = questionSchema.safeParse(question);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.message === 'card-or-query') {
    throw new UsageError(`${place}: a „card” és a „query” közül pontosan az egyik kell.`);
  }
  const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
  throw new UsageError(`${place}: hibás vagy hiányzó mező${field ? `: ${field}` : ''}.`);
}

function answer(question: Question, pool: readonly PoolCard[], catalogue: Catalogue): Answer {
  const asked = answerQuestion(question, pool, catalogue, readQuery);
  if (asked.ok) return asked.answer;
  throw new UsageError(
    `Nem érthető keresés: „${asked.query}” (${asked.error.at + 1}. karakter: „${asked.error.found}”).`,
  );
}

function readQuery(text: string) {
  const parsed = parseQuery(text);
  return parsed.ok
    ? { ok: true as const, matches: compile(parsed.query) }
    : { ok: false as const, error: parsed.error as QueryError };
}
