import { z } from 'zod';
import { cleanName } from '../../../text/fold.ts';
import { HINT_CODES, RULE_CODES } from '../legality/problem.ts';

/**
 * A format: by which numbers and how strictly decks are checked. One definition for the files clubs share, the built-in
 * formats and the JSON schema in docs. What a file leaves out is as the rulebook has it.
 */

const cardName = z.string().transform(cleanName).pipe(z.string().min(1).max(200));
const whole = z.int().min(0).max(9999);

const ruleSeverity = z.enum(['error', 'warning', 'info', 'off']);
const hintSeverity = z.enum(['warning', 'info', 'off']);

/** 1.02.a–c: a copy limit and the size of the Jövő that goes with it. */
const reading = z
  .strictObject({
    limit: z.int().min(1).max(999).describe('Copies of one kind of card the Pakli may hold'),
    minimum: whole.describe('Cards the Jövő must hold with this limit'),
    maximum: whole.nullable().default(null).describe('Most cards the Jövő may hold; null = no upper size (Q07)'),
  })
  .refine((one) => one.maximum === null || one.maximum >= one.minimum, {
    path: ['maximum'],
    message: 'MAXIMUM_BELOW_MINIMUM',
  });

export const formatSchema = z
  .strictObject({
    jovolato: z.literal('format').describe('Marks the file as a format of this program'),
    version: z.literal(1).describe('Version of this file format'),
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
      .describe('Short name for the command line: small letters, digits, hyphens'),
    name: z.string().min(1).max(120).describe('Name shown to players'),
    note: z.string().max(2000).default('').describe('What the format is for, its source'),
    validFrom: z.iso.date().nullable().default(null).describe('Day from which the format holds (YYYY-MM-DD)'),
    readings: z
      .array(reading)
      .min(1)
      .max(9)
      .refine((list) => new Set(list.map((one) => one.limit)).size === list.length, 'LIMIT_TWICE')
      .default([
        { limit: 3, minimum: 40, maximum: null },
        { limit: 4, minimum: 60, maximum: null },
      ])
      .describe('Copy limits a player may choose from; a deck is legal if it keeps one of them (1.02)'),
    copies: z
      .strictObject({
        sections: z
          .enum(['jovo+csere', 'jovo'])
          .default('jovo+csere')
          .describe('Where copies of a card are counted together (Q01)'),
        tower: z.boolean().default(false).describe('True: starting toronyszint count as copies too (Q02)'),
        trueNames: z.boolean().default(false).describe('True: IGAZ NÉV joins names for the copy limit (Q04)'),
        perCard: z
          .record(cardName, z.int().min(0).max(999))
          .default({})
          .describe('Own limit of single cards, whatever the chosen limit'),
      })
      .prefault({}),
    tower: z
      .strictObject({
        levels: z.int().min(0).max(99).default(3).describe('Toronyszint a tower starts with (3.01.a)'),
        distinct: z.boolean().default(true).describe('True: all of them different'),
      })
      .prefault({}),
    spare: z
      .strictObject({
        minimum: whole.default(0).describe('Fewest cards of the Cserepakli (Q08)'),
        maximum: whole.nullable().default(null).describe('Most cards of the Cserepakli; null = no limit'),
      })
      .prefault({}),
    omens: z.int().min(0).max(99).default(1).describe('Ómen a deck may hold (Q09)'),
    paragons: z.int().min(0).max(99).default(1).describe('Kiemelkedett cards a deck may hold (Q10)'),
    banned: z.array(cardName).default([]).describe('Cards no deck may hold'),
    restricted: z.array(cardName).default([]).describe('Cards a deck may hold once'),
    pool: z
      .strictObject({
        sets: z.array(z.string().min(1)).default([]).describe('Sets whose cards may be played'),
        cards: z.array(cardName).default([]).describe('Further cards that may be played'),
      })
      .nullable()
      .default(null)
      .describe('Which cards may be played; null = all'),
    severities: z
      .strictObject(
        Object.fromEntries([
          ...RULE_CODES.map((code) => [code, ruleSeverity.optional()]),
          ...HINT_CODES.map((code) => [code, hintSeverity.optional()]),
        ]) as Record<(typeof RULE_CODES)[number], z.ZodOptional<typeof ruleSeverity>> &
          Record<(typeof HINT_CODES)[number], z.ZodOptional<typeof hintSeverity>>,
      )
      .prefault({})
      .describe('How a problem is rated where the format differs from the rulebook reading; off = not told'),
  })
  .refine((format) => format.spare.maximum === null || format.spare.maximum >= format.spare.minimum, {
    path: ['spare', 'maximum'],
    message: 'MAXIMUM_BELOW_MINIMUM',
  });

export type Format = z.output<typeof formatSchema>;
export type FormatInput = z.input<typeof formatSchema>;
export type Reading = Format['readings'][number];

/** The rulebook's own format: 1.02 and 3.01, everything else as the open questions settle it. */
export const RULEBOOK: Format = formatSchema.parse({
  jovolato: 'format',
  version: 1,
  id: 'alap',
  name: 'Alapszabályok',
  note: 'Szabálykönyv 1.02 és 3.01: laplimit 3 legalább 40, laplimit 4 legalább 60 lapos Jövővel; három különböző toronyszint.',
});

/** The rulebook's format for decks handed in: nothing unknown, no second copy of a named card. */
export const STRICT: Format = formatSchema.parse({
  jovolato: 'format',
  version: 1,
  id: 'szigoru',
  name: 'Szigorú ellenőrzés',
  note: 'Az alapszabályok, de az ismeretlen lap, a második ómen és a második kiemelkedett lap is hiba.',
  severities: { UNKNOWN_CARD: 'error', OMEN_COUNT: 'error', PARAGON_COUNT: 'error' },
});

/** Formats that come with the program, the default first. */
export const BUILT_IN_FORMATS: readonly Format[] = [RULEBOOK, STRICT];
