import { z } from 'zod';

/**
 * Numbers and readings the rules do not settle. Each has its source: the question in open-questions.md it answers and
 * what the default rests on, both shown to the player beside the setting.
 */
export const settingsSchema = z.strictObject({
  startMp: z.int().min(0).max(99).default(6),
  gain: z.int().min(0).max(99).default(4),
  mpStays: z.boolean().default(true),
  discardDown: z.boolean().default(true),
  manoeuvreInFirstTurn: z.boolean().default(true),
  towerDp: z.int().min(0).max(19).default(0),
  buildingDp: z.boolean().default(true),
  siegeCost: z.int().min(0).max(99).default(2),
  questCost: z.int().min(0).max(99).default(0),
  buildingCost: z.int().min(0).max(99).default(2),
  obstructCost: z.int().min(0).max(99).default(0),
  fightCost: z.int().min(0).max(99).default(0),
  conditionLines: z.enum(['one', 'all']).default('one'),
  alignmentClash: z.boolean().default(true),
  alignmentPairs: z.array(z.tuple([z.string(), z.string()])).default([
    ['Élet', 'Halál'],
    ['Rend', 'Káosz'],
  ]),
  expeditionPay: z.enum(['instead', 'besides']).default('instead'),
  dice: z.int().min(1).max(6).default(2),
  sides: z.int().min(2).max(100).default(6),
  diceTyped: z.boolean().default(false),
  focusValue: z.int().min(1).max(9).default(1),
  treasureQuest: z.enum(['literal', 'ordinary']).default('literal'),
  tribe: z.enum(['common', 'chain']).default('common'),
  humanByDefault: z.boolean().default(true),
  oncePerPlayer: z.enum(['sameName', 'any']).default('sameName'),
  outerPlaneCounts: z.boolean().default(true),
  cowardiceTries: z.enum(['once', 'again']).default('once'),
  searchCounts: z.enum(['taken', 'made']).default('taken'),
  paragonLasts: z.boolean().default(false),
  dummyDecides: z.enum(['ask', 'preset']).default('ask'),
  dummyFaceDown: z.boolean().default(true),
  firstAlternates: z.boolean().default(true),
  /** Whether texts that are understood are carried out by the table, or everything is left to the player. */
  effects: z.enum(['read', 'hand']).default('hand'),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});

/** What a default rests on: official text, fan code, a conclusion from the text, or simply a choice of this program. */
export type Basis = 'rulebook' | 'fanPrototype' | 'fanTable' | 'inference' | 'ourChoice';

/** Source of every setting: its question in the list of open questions and the basis of the default. */
export const SETTING_SOURCES: Readonly<Record<SettingKey, { readonly question: string; readonly basis: Basis }>> = {
  startMp: { question: 'Q15', basis: 'fanPrototype' },
  gain: { question: 'Q16', basis: 'rulebook' },
  mpStays: { question: 'Q17', basis: 'fanPrototype' },
  discardDown: { question: 'Q20', basis: 'inference' },
  manoeuvreInFirstTurn: { question: 'Q23', basis: 'ourChoice' },
  towerDp: { question: 'Q26', basis: 'ourChoice' },
  buildingDp: { question: 'Q26', basis: 'ourChoice' },
  siegeCost: { question: 'Q27', basis: 'fanPrototype' },
  questCost: { question: 'Q27', basis: 'ourChoice' },
  buildingCost: { question: 'Q27', basis: 'ourChoice' },
  obstructCost: { question: 'Q27', basis: 'ourChoice' },
  fightCost: { question: 'Q27', basis: 'ourChoice' },
  conditionLines: { question: 'Q29', basis: 'fanPrototype' },
  alignmentClash: { question: 'Q32', basis: 'ourChoice' },
  alignmentPairs: { question: 'Q32', basis: 'ourChoice' },
  expeditionPay: { question: 'Q33', basis: 'inference' },
  dice: { question: 'Q38', basis: 'fanTable' },
  sides: { question: 'Q38', basis: 'fanTable' },
  diceTyped: { question: 'Q38', basis: 'fanTable' },
  focusValue: { question: 'Q41', basis: 'inference' },
  treasureQuest: { question: 'Q45', basis: 'rulebook' },
  tribe: { question: 'Q47', basis: 'inference' },
  humanByDefault: { question: 'Q48', basis: 'fanPrototype' },
  oncePerPlayer: { question: 'Q63', basis: 'inference' },
  outerPlaneCounts: { question: 'R05', basis: 'rulebook' },
  cowardiceTries: { question: 'R12', basis: 'ourChoice' },
  searchCounts: { question: 'R14', basis: 'rulebook' },
  paragonLasts: { question: 'Q60', basis: 'inference' },
  dummyDecides: { question: 'Q77', basis: 'ourChoice' },
  dummyFaceDown: { question: 'Q79', basis: 'ourChoice' },
  firstAlternates: { question: 'Q23', basis: 'ourChoice' },
  effects: { question: 'Q76', basis: 'ourChoice' },
};
