/**
 * Turns a list of public facts about cards (names, types, costs, classes; no texts) into the program's own catalogue file. Not part of
 * the product: it shows that a foreign list of facts comes in without loss, and its input is never committed.
 *
 *     node tests/support/facts-to-catalogue.ts <facts.json> > catalogue.json
 */
import { readFileSync } from 'node:fs';
import type { Card } from '../../engine/mk/cards/card.ts';
import { writeCatalogue } from '../../engine/mk/cards/export/json.ts';
import { normaliseCard } from '../../engine/mk/cards/import/normalise.ts';
import type { ImportNote } from '../../engine/mk/cards/import/report.ts';

/** One entry of the list; everything but the name may be missing. */
export interface CardFacts {
  readonly name: string;
  readonly type?: string;
  readonly mpText?: string;
  readonly mainClass?: readonly string[];
  readonly subclass?: readonly string[];
  readonly baseLevel?: number;
  readonly alignment?: string | null;
  readonly attributes?: Readonly<Record<'Fizikum' | 'Asztral' | 'Mental', number>>;
  readonly skills?: readonly string[];
  readonly psi?: boolean;
  readonly races?: readonly string[];
  readonly racesBasis?: string;
  readonly traits?: Readonly<Record<'origin' | 'religion' | 'group' | 'flags', readonly string[]>>;
  readonly token?: boolean;
  readonly spheres?: readonly string[];
  readonly sex?: string;
  readonly keywords?: readonly string[];
  readonly fal?: number;
  readonly obstacleSlots?: number;
  readonly named?: boolean;
  readonly dp?: number;
  readonly conditionTerms?: readonly string[];
  readonly location?: string;
  readonly obstacleKind?: string;
  readonly beastStats?: Readonly<{ szam: string; tamadas: number; sebzes: string }>;
  readonly actionKind?: string;
  readonly phase?: string;
  readonly duration?: string;
  readonly actionSubtype?: readonly string[];
  readonly damage?: number;
}

/** The card of an entry. Races that were only inferred are left out, since the program infers them itself (Q48). */
export function cardOfFacts(facts: CardFacts, at: number, notes: ImportNote[]): Card | null {
  const { attributes, traits, beastStats } = facts;
  const known = {
    name: facts.name,
    named: facts.named,
    type: facts.type,
    token: facts.token,
    mp: facts.mpText,
    mainClasses: facts.mainClass,
    subclasses: facts.subclass,
    level: facts.baseLevel,
    alignment: facts.alignment,
    attributes: attributes && { fizikum: attributes.Fizikum, asztral: attributes.Asztral, mental: attributes.Mental },
    skills: facts.skills,
    psi: facts.psi,
    spheres: facts.spheres,
    races: facts.racesBasis?.startsWith('inferred') ? [] : facts.races,
    sex: facts.sex,
    origins: traits?.origin,
    religions: traits?.religion,
    groups: traits?.group,
    fal: facts.fal,
    dp: facts.dp,
    places: facts.location?.split(','),
    conditions: facts.conditionTerms,
    obstacleSlots: facts.obstacleSlots,
    obstacleKind: facts.obstacleKind,
    beast: beastStats && { number: beastStats.szam, attack: beastStats.tamadas, damage: beastStats.sebzes },
    actionKind: facts.actionKind,
    phases: facts.phase?.split('/'),
    duration: facts.duration,
    subtypes: facts.actionSubtype,
    damage: facts.damage === undefined ? undefined : String(facts.damage),
    // FAL and AKADÁLYOK follow from their fields; IGAZ NÉV without the name says nothing that could be used.
    keywordsAdded: facts.keywords?.filter((keyword) => !['FAL', 'AKADÁLYOK', 'IGAZ NÉV'].includes(keyword)),
  };
  return normaliseCard(known, at, notes);
}

export function catalogueOfFacts(entries: readonly CardFacts[]): { text: string; notes: readonly ImportNote[] } {
  const notes: ImportNote[] = [];
  const cards = entries.flatMap((entry, i) => cardOfFacts(entry, i + 1, notes) ?? []);
  return { text: writeCatalogue(cards), notes };
}

if (import.meta.main) {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Usage: node tests/support/facts-to-catalogue.ts <facts.json>');
  const { text, notes } = catalogueOfFacts(JSON.parse(readFileSync(path, 'utf8')) as CardFacts[]);
  for (const note of notes) console.error(`${note.at}. ${note.card ?? ''} ${note.code} ${note.field} ${note.value}`);
  process.stdout.write(text);
}
