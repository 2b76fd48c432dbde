import { describe, expect, it } from 'vitest';
import { type Ability, abilitySchema, type CardSymbol, type CardType, stubCard } from '../card.ts';
import { abilityRules, resolveAbility } from './resolve.ts';

const rules = (
  symbols: CardSymbol[],
  text = 'Célpont kalandozó gyógyul 1 szintet.',
  more: Partial<Ability> = {},
  type: CardType = 'adventurer',
) => resolveAbility(abilitySchema.parse({ kind: 'ability', symbols, text, ...more }), type);

describe('symbols', () => {
  it('JEL.0 without a symbol: phase Sor, MP-kötött, in the manőverek fázisa', () => {
    expect(rules([])).toMatchObject({
      mode: 'activated',
      phases: ['row'],
      speed: 'mpBound',
      onlyInManoeuvres: true,
      positions: ['ready'],
    });
  });

  it('JEL.A the number before the symbol is the cost, none is 0', () => {
    expect(rules(['rotate'], undefined, { mp: 3 }).mp).toEqual({ kind: 'fixed', value: 3 });
    expect(rules(['rotate'], undefined, { mp: '2X' }).mp).toEqual({ kind: 'x', factor: 2 });
    expect(rules(['rotate']).mp).toEqual({ kind: 'fixed', value: 0 });
  });

  it('JEL.B rotates, phase Sor, MP-kötött', () => {
    expect(rules(['rotate'])).toMatchObject({ rotates: true, phases: ['row'], speed: 'mpBound', oncePerTurn: false });
  });

  it('JEL.C does not rotate, repeatable, phase Sor, MP-kötött', () => {
    expect(rules(['mpBound'])).toMatchObject({ rotates: false, oncePerTurn: false, phases: ['row'], speed: 'mpBound' });
  });

  it('JEL.D once a forduló, no rotation, neither phase nor speed of its own', () => {
    expect(rules(['oncePerTurn'])).toMatchObject({
      oncePerTurn: true,
      rotates: false,
      phases: ['row'],
      speed: 'mpBound',
    });
    expect(rules(['oncePerTurn', 'fight', 'interrupt'])).toMatchObject({ phases: ['fight'], speed: 'quick' });
    expect(rules(['fight', 'oncePerTurn', 'rotate'])).toMatchObject({ rotates: true, oncePerTurn: true });
  });

  it('JEL.E constant: every position and every phase, but beside an MP-kötött symbol only Sor and MP-kötött', () => {
    expect(rules(['constant'], 'Akciólapjai olcsóbbak.')).toMatchObject({
      positions: ['ready', 'resting', 'wounded'],
      phases: ['row', 'manoeuvre', 'fightPreparation', 'fight'],
    });
    expect(rules(['constant', 'mpBound'])).toMatchObject({ phases: ['row'], speed: 'mpBound', onlyInManoeuvres: true });
    expect(rules(['constant', 'rotate'])).toMatchObject({ phases: ['row'], speed: 'mpBound' });
  });

  it('JEL.E1 works continuously with the constant symbol alone and a text that asks for no activation', () => {
    expect(rules(['constant'], 'Ellenfele akadálylapjai aktivizálásának MP-igénye 1-gyel nő.')).toMatchObject({
      mode: 'continuous',
      usesTimeline: false,
      isAction: false,
    });
    expect(rules(['constant'], 'A képesség pihenő helyzetben is aktivizálható. Gyógyul.').mode).toBe('activated');
    expect(rules(['constant'], 'Gyógyul.', { mp: 1 }).mode).toBe('activated');
    expect(rules(['constant', 'oncePerTurn'], 'Gyógyul.').mode).toBe('activated');
  });

  it('JEL.E2 a constant one that needs activation: gyors hatás, in every phase and outside the manőverek fázisa', () => {
    expect(rules(['constant'], 'Gyógyul.', { mp: 0 })).toMatchObject({
      mode: 'activated',
      speed: 'quick',
      onlyInManoeuvres: false,
      phases: ['row', 'manoeuvre', 'fightPreparation', 'fight'],
      usesTimeline: true,
      isAction: true,
    });
  });

  it('JEL.E3 a second symbol narrows the constant one', () => {
    expect(rules(['constant', 'fight'], '+1 sebzés.')).toMatchObject({
      mode: 'continuous',
      phases: ['fight'],
      thatFightOnly: true,
    });
    expect(rules(['constant', 'mpBound'], 'Gyógyul.').speed).toBe('mpBound');
    expect(rules(['constant', 'fightPreparation'], 'Gyógyul.')).toMatchObject({
      phases: ['fightPreparation'],
      speed: 'quick',
    });
    expect(rules(['constant'], '+1 sebzés.').thatFightOnly).toBe(false);
  });

  it('JEL.F only in harc előkészítés, gyors hatás', () => {
    expect(rules(['fightPreparation'])).toMatchObject({
      mode: 'activated',
      phases: ['fightPreparation'],
      speed: 'quick',
    });
  });

  it('JEL.G only in the fight; a constant one without activation works from preparation to result', () => {
    expect(rules(['fight'])).toMatchObject({
      phases: ['fight'],
      speed: 'mpBound',
      wholeFight: false,
      mode: 'activated',
    });
    expect(rules(['constant', 'fight'], '+1 sebzés.').wholeFight).toBe(true);
    expect(rules(['constant', 'fight', 'interrupt'], 'Gyógyul.')).toMatchObject({ wholeFight: false, speed: 'quick' });
  });

  it('JEL.H interrupts as gyors hatás', () => {
    expect(rules(['interrupt'])).toMatchObject({ speed: 'quick', needsTarget: false });
  });

  it('JEL.I neutralises as gyors hatás and only with a target', () => {
    expect(rules(['neutralise'])).toMatchObject({ speed: 'quick', needsTarget: true });
  });

  it('JEL.J spends szövetségpont of a szövetséges', () => {
    expect(rules([], undefined, { points: 2 }, 'ally').points).toEqual({
      kind: 'ally',
      cost: { kind: 'fixed', value: 2 },
    });
    expect(rules([], undefined, { points: 'X' }, 'ally').points?.cost).toEqual({ kind: 'x', factor: 1 });
    expect(rules([]).points).toBeNull();
  });

  it('JEL.K spends ómenpont of an ómen', () => {
    expect(rules([], undefined, { points: 1 }, 'omen').points).toEqual({
      kind: 'omen',
      cost: { kind: 'fixed', value: 1 },
    });
  });

  it('JEL.L ▲ lets one work per player, or one activation per player and forduló', () => {
    expect(rules(['constant', 'oncePerPlayer'], 'Lapjai olcsóbbak.')).toMatchObject({
      mode: 'continuous',
      perPlayer: 'oneWorks',
    });
    expect(rules(['rotate', 'oncePerPlayer']).perPlayer).toBe('oneActivationPerTurn');
    expect(rules(['rotate']).perPlayer).toBeNull();
  });

  it('JEL.M ■ is lost after activation', () => {
    expect(rules(['lostAfterUse'])).toMatchObject({ mode: 'activated', lostAfterUse: true });
    expect(rules(['rotate']).lostAfterUse).toBe(false);
  });

  it('JEL.N reads "Ha …, akkor …" as yes or no', () => {
    expect(rules(['constant'], 'Ha irányít elfet, akkor szintje 1-gyel nő.').ifThen).toBe(true);
    expect(rules(['constant'], 'Szintje 1-gyel nő, ha irányít elfet.').ifThen).toBe(false);
    expect(rules(['constant'], 'Halk. Akkor is véd.').ifThen).toBe(false);
  });

  it('JEL.O a timed one switches on by itself, uses the Időfonal unless it is a constant one, and is no action', () => {
    for (const text of [
      'Jelenbe kerülésekor húz 1 lapot.',
      'Felfedése után húz 1 lapot.',
      'Amikor megsebzik, gyógyul.',
      'Húz 1 lapot, amikor küldetést old meg.',
      'Megoldása után húz 1 lapot.',
      'Ha meghal, akkor húz 1 lapot.',
    ]) {
      expect(rules([], text, { kind: 'effect' })).toMatchObject({ mode: 'timed', usesTimeline: true, isAction: false });
    }
    expect(rules(['timed'], 'Húz.')).toMatchObject({ mode: 'timed', usesTimeline: true });
    expect(rules(['constant'], 'Kap 1 szintet, amikor az ellenfél eseménylapot idéz le.')).toMatchObject({
      mode: 'timed',
      usesTimeline: false,
    });
  });

  it('JEL.P whatever is neither continuous nor timed needs activation', () => {
    for (const symbol of [
      'rotate',
      'mpBound',
      'oncePerTurn',
      'fightPreparation',
      'fight',
      'interrupt',
      'neutralise',
      'lostAfterUse',
    ] as const) {
      expect([symbol, rules([symbol]).mode]).toEqual([symbol, 'activated']);
    }
    expect(rules([], 'Célpont kalandozó gyógyul.').mode).toBe('activated');
  });

  it('JEL.Q "egy játékban egyszer" counts for the whole game', () => {
    expect(rules(['rotate'], 'Egy játékban egyszer használható. Húz 1 lapot.').oncePerGame).toBe(true);
    expect(rules(['rotate'], 'Fordulónként egyszer.')).toMatchObject({ oncePerGame: false, oncePerTurn: true });
  });
});

describe('texts without symbols', () => {
  it('are statements of the card, or what an action does when it takes effect', () => {
    const effect = (text: string, type: CardType) => rules([], text, { kind: 'effect' }, type).mode;
    expect(effect('AKADÁLYOK 2.', 'towerLevel')).toBe('printed');
    expect(effect('MP-igénye 4-gyel csökken, ha az ellenfél irányít óment.', 'adventurer')).toBe('printed');
    expect(effect('Célpont kalandozó gyógyul 1 szintet.', 'action')).toBe('resolution');
    expect(effect('MÚLTIDÉZÉS.', 'action')).toBe('printed');
    expect(effect('SZÁM: 2. TÁMADÁS: 8.', 'obstacle')).toBe('printed');
    expect(effect('A csapat tagjai visszatérnek.', 'obstacle')).toBe('resolution');
    expect(rules([], 'MOMENTUM.').mode).toBe('printed');
    expect(effect('A laphatás a manőver során aktivizálható. Húz.', 'quest')).toBe('activated');
  });

  it.each([
    ['2.08.a', 'Elf TÖRZSSZÖVETSÉG: kap 1 alapszintet.'],
    ['2.20.a', 'BEFOLYÁS (Toron): kap 1 alapszintet.'],
  ])('%s the symbols behind the keyword decide, not the word', (_clause, text) => {
    expect(rules(['constant'], text, { kind: null })).toMatchObject({ mode: 'continuous' });
    expect(rules(['rotate'], text, { kind: null })).toMatchObject({ mode: 'activated', rotates: true });
  });

  it('say in which positions they can be activated', () => {
    expect(
      rules(['oncePerTurn'], 'Gyógyul. A képesség pihenő és sérült helyzetben is aktivizálható.').positions,
    ).toEqual(['ready', 'resting', 'wounded']);
    expect(rules(['constant', 'interrupt'], 'A képesség éber helyzetben aktivizálható.').positions).toEqual(['ready']);
  });

  it('are resolved once per card', () => {
    const card = stubCard('A', { type: 'adventurer', abilities: [{ symbols: ['rotate'], text: 'Húz.' }] });
    expect(abilityRules(card)).toBe(abilityRules(card));
    expect(abilityRules(card)).toHaveLength(1);
  });
});
