import type { FileProblem } from '../../../../engine/homalyrev/file-problem.ts';
import type { Scenario } from '../../../../engine/homalyrev/scenario.ts';
import { readScenario } from '../../../../engine/homalyrev/scenario-file.ts';

/** One scenario of a file, with the name it goes by there, or why it cannot be read. */
export interface FoundScenario {
  readonly name: string | null;
  readonly scenario: Scenario;
  readonly unknown: readonly string[];
}

export type ReadFile =
  | { readonly ok: true; readonly found: readonly FoundScenario[] }
  | { readonly ok: false; readonly problem: FileProblem | 'NO_JSON' | 'EMPTY' };

/**
 * Reads a file of the `focus` command: one scenario or a list of them. Lists whose entries carry the scenario under `input`
 * (worked examples with their answers) are read too.
 */
export function readScenarioFile(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'NO_JSON' };
  }
  if (!Array.isArray(value)) {
    const read = readScenario(unwrap(value));
    return read.ok
      ? { ok: true, found: [{ name: nameOf(value), scenario: read.value, unknown: read.unknown }] }
      : { ok: false, problem: read.problem };
  }
  if (value.length === 0) return { ok: false, problem: 'EMPTY' };
  const found: FoundScenario[] = [];
  for (const [i, entry] of value.entries()) {
    const read = readScenario(unwrap(entry));
    if (!read.ok) {
      const { problem } = read;
      return { ok: false, problem: { ...problem, path: `[${i}]${problem.path === '' ? '' : `.${problem.path}`}` } };
    }
    found.push({ name: nameOf(entry), scenario: read.value, unknown: read.unknown });
  }
  return { ok: true, found };
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const unwrap = (value: unknown): unknown =>
  property(value, 'board') === undefined ? (property(value, 'input') ?? value) : value;

function nameOf(value: unknown): string | null {
  const id = property(value, 'id');
  return typeof id === 'string' ? id : null;
}

/** The scenario as the `focus` command reads it: coordinates on one line, so that people can read it too. */
export function writeScenario(scenario: Scenario): string {
  const json = JSON.stringify(scenario, null, 2);
  return `${json.replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]')}\n`;
}
