import { describe, expect, it } from 'vitest';
import { decide } from '../../../engine/homalyrev/monster/decide.ts';
import type { Reason } from '../../../engine/homalyrev/monster/reasons.ts';
import { describeOutcome, describeReason } from '../../../messages/homalyrev/focus.ts';
import { ATTACK_MAPS } from '../../fixtures/homalyrev/attack-maps.ts';
import { action, board, corridor, disc, figure, scene } from '../../fixtures/homalyrev/build.ts';
import { FOCUS_MAPS } from '../../fixtures/homalyrev/focus-maps.ts';
import { MOVE_MAPS } from '../../fixtures/homalyrev/move-maps.ts';
import { randomMap } from './random-map.ts';

const all = [...ATTACK_MAPS, ...FOCUS_MAPS, ...MOVE_MAPS].map((map) => map.scenario);
const reasonsOf = (code: Reason['code']): Reason[] =>
  all.flatMap((scenario) => decide(scenario).reasons).filter((reason) => reason.code === code);

describe('reasons', () => {
  it('are whole sentences in both languages, with nothing left open', () => {
    const random = Array.from({ length: 200 }, (_, i) =>
      randomMap(i + 1, { size: 24, enemies: 3, several: i % 2 === 0 }),
    );
    for (const scenario of [...all, ...random]) {
      for (const reason of decide(scenario).reasons) {
        for (const lang of ['hu', 'en'] as const) {
          const sentence = describeReason(reason, lang);
          // A name a player gave may begin an English sentence in lower case.
          expect(sentence).toMatch(lang === 'hu' ? /^[\p{Lu}\d(].*\.$/u : /^\S.*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }
    }
  });

  it('cover every kind of step', () => {
    const seen = new Set(all.flatMap((scenario) => decide(scenario).reasons.map((reason) => reason.code)));
    const codes: Reason['code'][] = [
      'STUNNED',
      'ICE_UNKNOWN',
      'INVISIBLE',
      'MELEE_ASSUMED',
      'NO_MOVE',
      'NO_ATTACK_HEX',
      'CANDIDATE',
      'FOCUS_BY',
      'FOCUS',
      'FOCUS_OPEN',
      'NO_FOCUS',
      'MAY_FOLLOW',
      'IN_REACH',
      'OUT_OF_REACH',
      'END_BY',
      'GOAL_BY',
      'GOAL',
      'APPROACH',
      'STAYS',
      'OUTCOMES_OPEN',
    ];
    expect(codes.filter((code) => !seen.has(code))).toEqual([]);
  });

  it('HOM.4.c name the key that decided and who fell out', () => {
    const scenario = scene(board(disc(3)), action(1, {}), [
      figure('m1', [0, 0]),
      figure('c1', [2, 0], { initiative: 40 }),
      figure('c2', [-2, 0], { initiative: 15 }),
    ]);
    const reason = decide(scenario).reasons.find((one) => one.code === 'FOCUS_BY');
    expect(reason).toMatchObject({ key: 'initiative', clause: 'HOM.4.c', kept: ['c2'], dropped: ['c1'] });
    expect(reason && describeReason(reason, 'hu')).toBe('Előbb jön a kezdeményezési sorban: c2. Kiesett: c1.');
  });

  it('HOM.4.d name the summon that goes before its summoner', () => {
    expect(reasonsOf('FOCUS_BY').some((reason) => reason.clause === 'HOM.4.d')).toBe(true);
  });

  it('HOM.5.a say that it steps back to lose the disadvantage, only when it does', () => {
    const back = scene(board(corridor(5)), action(2, { range: 3 }), [figure('m1', [0, 1]), figure('c1', [0, 2])]);
    // A corridor one hex wide has no sight beyond the neighbour in the first edition, so the second is asked.
    const rows = (scenario: typeof back): string[] =>
      decide(scenario).reasons.flatMap((reason) => (reason.code === 'END_BY' ? [reason.row] : []));
    expect(rows({ ...back, rules: 'gh2e' })).toEqual(['focusDisadvantage', 'points']);
    expect(rows({ ...back, rules: 'gh2e', action: { ...back.action, muddled: true } })).toEqual(['points']);
  });

  it('describe an outcome with its way and its targets', () => {
    const outcome = {
      end: [0, 1],
      path: [
        [0, 0],
        [0, 1],
      ],
      attacks: ['c1', 'c2'],
      foci: ['c1'],
    } as const;
    expect(describeOutcome(outcome, 'hu')).toBe('mozog: (0, 0) → (0, 1); támadja: c1, c2');
    expect(describeOutcome({ ...outcome, path: [[0, 1]], attacks: [] }, 'en')).toBe('stays: (0, 1); no attack');
  });
});
