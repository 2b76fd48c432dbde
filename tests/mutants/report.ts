import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Results of all mutants tried so far; kept by source and tests, so that only what changed is tried again. Ignored by git. */
export const RESULTS = '.mutants/results.json';

const root = resolve(import.meta.dirname, '../..');

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly killedBy?: readonly string[];
  readonly location: { readonly start: { readonly line: number } };
}
interface Results {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

/** The results so far; null if nothing has been tried. */
export function readResults(): Results | null {
  const file = join(root, RESULTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;
}

export interface FileScore {
  readonly file: string;
  readonly killed: number;
  readonly total: number;
  /** "line: mutator → replacement" of those no test noticed. */
  readonly alive: readonly string[];
}

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

/** How many mutants of each file were noticed. */
export const scoresByFile = ({ files }: Results): FileScore[] =>
  Object.entries(files).map(([file, { mutants }]) => {
    const counted = mutants.filter(({ status }) => COUNTED.includes(status));
    const alive = counted.filter((mutant) => !isKilled(mutant));
    return {
      file,
      killed: counted.length - alive.length,
      total: counted.length,
      alive: alive.map(
        ({ location, mutatorName, replacement = '' }) =>
          `${location.start.line}: ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      ),
    };
  });

const ID = /(?:\d\.\d\d|JEL|ALAP|HOM)(?:\.\w+)+|\bQ\d+\b/g;

/** The clauses a test is named after: the ids its title begins with. */
export function clausesOfTitle(name: string): string[] {
  const title = name.split(' > ').find((part) => part.search(ID) === 0);
  return (
    /^(?:\S*\d\S*|HOM\.\S+|JEL\.\S+|ALAP\.\S+)(?: (?:HOM|JEL|ALAP|\d\.\d\d)\.?\S*)*/.exec(title ?? '')?.[0].match(ID) ??
    []
  );
}

/** Lines of code that a comment with a clause id stands over: from the comment to the end of its block. */
export function codeOfClauses(source: string): Map<string, Set<number>> {
  const lines = source.split('\n');
  const found = new Map<string, Set<number>>();
  const indent = (line: string) => line.length - line.trimStart().length;
  const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);
  for (const [at, line] of lines.entries()) {
    const comment = isComment(line) ? line : (/\/\/.*$/.exec(line)?.[0] ?? '');
    const ids = comment.match(ID);
    if (!ids) continue;
    // A comment at the end of a line speaks of that line alone.
    let start = at;
    while (start < lines.length && isComment(lines[start] ?? '')) start++;
    let end = start;
    if (start > at || isComment(line)) {
      const depth = indent(lines[start] ?? '');
      for (end = start; end + 1 < lines.length; end++) {
        const next = lines[end + 1] ?? '';
        if (next.trim() === '' || indent(next) < depth) break;
        if (indent(next) === depth && /^[})\]]/.test(next.trim())) {
          end++;
          break;
        }
        if (indent(next) === depth && isComment(next)) break;
      }
    }
    for (const id of ids) {
      const own = found.get(id) ?? new Set<number>();
      for (let n = start; n <= end; n++) own.add(n + 1);
      found.set(id, own);
    }
  }
  return found;
}

export interface ClauseScore {
  /** Mutants in the clause's code. */
  readonly total: number;
  /** Those that a test named after the clause noticed. */
  readonly byItsTest: number;
  /** Those that only other tests noticed. */
  readonly byOthers: number;
}

/** For each clause that a comment in the mutated code names: does breaking its code break its test? */
export function scoresByClause({ files, testFiles = {} }: Results): Map<string, ClauseScore> {
  const clausesOfTest = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, clausesOfTitle(name)] as const)),
  );
  const scores = new Map<string, { total: number; byItsTest: number; byOthers: number }>();
  for (const { source, mutants } of Object.values(files)) {
    for (const [clause, lines] of codeOfClauses(source)) {
      const score = scores.get(clause) ?? { total: 0, byItsTest: 0, byOthers: 0 };
      for (const mutant of mutants) {
        if (!COUNTED.includes(mutant.status) || !lines.has(mutant.location.start.line)) continue;
        score.total++;
        if (mutant.killedBy?.some((test) => clausesOfTest.get(test)?.includes(clause))) score.byItsTest++;
        else if (isKilled(mutant)) score.byOthers++;
      }
      scores.set(clause, score);
    }
  }
  return scores;
}
