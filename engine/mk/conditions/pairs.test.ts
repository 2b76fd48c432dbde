import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCards } from '../cards/import/read.ts';
import { unreadOf } from '../cards/type-line/complete.ts';
import { factsOf } from './card-facts.ts';
import { linesAnswer } from './evaluate.ts';

/** A kalandozó of the fan prototype's file, known by its type line, classes and skills, and one line of a küldetés. */
type Pair = readonly [
  line: string,
  classes: string,
  skills: string,
  asked: string,
  verdict: 'met' | 'notMet' | 'unknown',
];

const PAIRS: readonly Pair[] = [
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Toroni Iker', 'met'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Cápa/Iker', 'met'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Toroni Tolvaj', 'notMet'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Fejvadász/Tolvaj', 'met'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Lesvetés+Orvtámadás', 'notMet'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Morgena-hívő', 'met'],
  ['Toroni Iker, Morgena-hívő', 'HARCOS/Fejvadász', 'Álöltözet, Orvtámadás', 'Tharr híve', 'notMet'],
  ['Toroni Ikrek', 'HARCOS/Fejvadász', '', 'Iker', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Cápa/Iker', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Cápák', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Álöltözet/Lopózás', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Álöltözet + Lopózás', 'notMet'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'SZERENCSEVADÁSZ', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'SZERENCSEVADÁSZ+HARCOS', 'notMet'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Toroni+ember', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Toroni Tolvaj', 'met'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'Gianagi Tolvaj', 'notMet'],
  ['Toroni Cápa', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás, Zárnyitás', 'kalóz', 'notMet'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'magitor', 'met'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'magitorok', 'met'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'Mágiaismeret/Stratégia', 'met'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'ember', 'notMet'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'Toroni kyr', 'met'],
  ['Toroni kyr magitor', 'VARÁZSHASZNÁLÓ/Boszorkánymester', 'Mágiaismeret', 'Boszorkány', 'notMet'],
  ['Toroni Vihargárda', 'HARCOS/Lovag', 'Hadvezetés', 'Elitharcos/vihargárdista', 'met'],
  ['A toroni Vihargárda tagja', 'HARCOS/Lovag', 'Hadvezetés', 'vihargárdista', 'met'],
  ['A Vihargárda veteránja', 'HARCOS/Lovag', 'Hadvezetés', 'vihargárdisták', 'met'],
  ['Toroni vihargárdista', 'HARCOS/Lovag', 'Hadvezetés', 'Vihargárda', 'met'],
  ['Toroni Vihargárda', 'HARCOS/Lovag', 'Hadvezetés', 'Hadvezetés/Taktika', 'met'],
  ['Toroni Vihargárda', 'HARCOS/Lovag', 'Hadvezetés', 'Pap/Paplovag', 'notMet'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'Goblin/ork', 'met'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'viharkeltő', 'met'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'Nagy Vordak híve', 'met'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'ork kalóz', 'met'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'ember/elf', 'notMet'],
  ['Ork kalóz, Viharkeltők, Nagy Vordak-hívő', 'PAP/Sámán', 'Időjóslás', 'PAP', 'met'],
  ['Félork zsoldos', 'HARCOS/Harcos', '', 'ork', 'notMet'],
  ['Udvari ork', 'HARCOS/Harcos', '', 'Goblin/ork', 'met'],
  ['Udvari ork', 'HARCOS/Harcos', '', 'udvari ork', 'met'],
  ['Gianagi alabárdos', 'HARCOS/Harcos', 'Hadrend', 'alabárdosok', 'met'],
  ['Gianagi alabárdos', 'HARCOS/Harcos', 'Hadrend', 'Toroni', 'notMet'],
  ['Gianagi alabárdos', 'HARCOS/Harcos', 'Hadrend', 'Harcos / Lovag', 'met'],
  ['Shenwali és toroni nő, smaragdmágus, Weila-hívő', 'VARÁZSHASZNÁLÓ/Varázsló', '', 'shenwali nő', 'met'],
  ['Shenwali és toroni nő, smaragdmágus, Weila-hívő', 'VARÁZSHASZNÁLÓ/Varázsló', '', 'Toroni nő', 'met'],
  ['Shenwali és toroni nő, smaragdmágus, Weila-hívő', 'VARÁZSHASZNÁLÓ/Varázsló', '', 'toroni férfi', 'notMet'],
  ['Shenwali és toroni nő, smaragdmágus, Weila-hívő', 'VARÁZSHASZNÁLÓ/Varázsló', '', 'mágus', 'unknown'],
  ['Shenwali és toroni nő, smaragdmágus, Weila-hívő', 'VARÁZSHASZNÁLÓ/Varázsló', '', 'smaragdmágus', 'met'],
  ['Dwyll unióbeli dwoon', 'PAP/Paplovag', 'Taktika', 'dwoon', 'met'],
  ['Dwyll unióbeli dwoon', 'PAP/Paplovag', 'Taktika', 'Dwyll unióbeli', 'met'],
  ['Dwyll unióbeli dwoon', 'PAP/Paplovag', 'Taktika', 'Lovag', 'notMet'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'Cápa/Iker', 'unknown'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'zsibvásáros', 'met'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'zsibvásárosok', 'met'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'ember', 'unknown'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'elf', 'unknown'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'Toroni Tolvaj', 'met'],
  ['Toroni zsibvásáros', 'SZERENCSEVADÁSZ/Tolvaj', 'Lopózás', 'Álöltözet/Lopózás', 'met'],
  ['Kék sapkás toroni úr', 'HARCOS/Harcos', 'Hadrend', 'Toroni Harcos', 'met'],
  ['Toroni', 'HARCOS/Harcos', '', 'Élet/rend jellem', 'unknown'],
  ['', 'HARCOS/Harcos', '', 'Harcosok', 'met'],
  ['', 'HARCOS/Harcos', '', 'Toroni', 'notMet'],
  ['Toroni férfi', 'HARCOS/Harcos', '', 'toroni nő', 'notMet'],
  ['Toroni', 'HARCOS/Harcos', '', 'toroni nő', 'unknown'],
];

function imported(line: string, classes: string, skills: string) {
  const [main, sub] = classes.split('/');
  const entry = { nev: 'Valaki', laptipus: 'Kalandozó', mp: 3, alapszint: 2, fokaszt: [main], alkaszt: [sub] };
  const list = skills === '' ? [] : skills.split(', ');
  const read = readCards(`cardLibrary = [${JSON.stringify({ ...entry, szinesito: line, kepzettsegek: list })}];`);
  const [card] = read.ok ? read.cards : [];
  if (!card) throw new Error('not read');
  return card;
}

describe('a kalandozó as it is imported and a line of a küldetés', () => {
  it.each(PAIRS)('"%s" (%s; %s), asked for "%s": %s', (line, classes, skills, asked, verdict) => {
    const members = [factsOf(imported(line, classes, skills), { humanByDefault: true })];
    expect(linesAnswer({ members, level: 2, solvedPlaces: [] }, [asked]).verdict).toBe(verdict);
  });
});

interface RealFacts {
  readonly name: string;
  readonly type?: string;
  readonly races?: readonly string[];
  readonly racesBasis?: string;
  readonly sex?: string;
  readonly traits?: Readonly<Record<'origin' | 'religion' | 'group' | 'flags', readonly string[]>>;
}
const file = new URL('../../../../shared/data/mk-cards-facts.json', import.meta.url);

it.skipIf(!existsSync(file))('type lines made of the facts of real cards are read whole (needs ../shared)', () => {
  const real = (JSON.parse(readFileSync(file, 'utf8')) as RealFacts[]).filter(({ traits }) => traits);
  for (const { name, races = [], racesBasis, sex, traits } of real) {
    const printed = racesBasis === 'type line' ? races : [];
    const words = [...(traits?.origin ?? []), ...printed, ...(sex ? [sex] : []), ...(traits?.group ?? [])].join(' ');
    const parts = [words, ...(traits?.religion ?? []).map((god) => `${god}-hívő`)].filter((part) => part !== '');
    const line = parts.join(', ').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('hu'));
    const read = imported(line, 'HARCOS/Harcos', '');
    const lower = (list: readonly string[] = []) => list.map((word) => word.toLowerCase()).sort();
    expect([name, unreadOf(read)]).toEqual([name, []]);
    expect([line, lower(read.groups), lower(read.origins), lower(read.religions)]).toEqual([
      line,
      lower(traits?.group),
      lower(traits?.origin),
      lower(traits?.religion),
    ]);
  }
});
