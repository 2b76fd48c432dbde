import type { Bonus, HandAction, HandCard } from '../hand/card.ts';
import { CLASS_FORMAT, CLASS_VERSION, type ClassFile } from './class-file.ts';

const action = (text: string, lost = false, bonus: Bonus | null = null): HandAction => ({
  text,
  lost,
  bonus,
  unrecoverable: false,
});
const lost = (text: string, bonus: Bonus | null = null): HandAction => action(text, true, bonus);

const card = (
  name: string,
  level: HandCard['level'],
  initiative: number,
  top: HandAction,
  bottom: HandAction,
): HandCard => ({ name, level, initiative, top, bottom });

/** A small class of our own to try the hand planner with: the Révész, a ferryman who fights with pole and lantern. */
export const DEMO_CLASS: ClassFile = {
  format: CLASS_FORMAT,
  version: CLASS_VERSION,
  name: 'Révész',
  handSize: 9,
  hitPoints: [8, 9, 11, 12, 14, 15, 17, 18, 20],
  cards: [
    card('Csáklyadöfés', 1, 24, action('Támadás 3'), action('Mozgás 3')),
    card('Evezőcsapás', 1, 38, action('Támadás 2, taszítás 2'), action('Mozgás 2, gyógyítás 1 (önmaga)')),
    card('Gázlókeresés', 1, 12, action('Támadás 2'), action('Mozgás 5')),
    card('Kötélvetés', 1, 45, action('Támadás 2, távolság 3, vonzás 1'), action('Mozgás 3')),
    card('Lámpafény', 1, 70, action('Támadás 1, távolság 4, zavarodottság'), action('Gyógyítás 3, távolság 2')),
    card('Mély lélegzet', 1, 81, lost('Gyógyítás 5 (önmaga)', null), action('Mozgás 2')),
    card('Örvény', 1, 55, lost('Támadás 3 minden szomszédos ellenségre'), action('Mozgás 2, ugrás')),
    card('Partra szállás', 1, 33, action('Támadás 3'), action('Mozgás 4, ugrás')),
    card('Pallóállás', 1, 18, action('Pajzs 1', false, 'round'), action('Mozgás 2')),
    card('Révpénz', 'X', 64, action('Támadás 2; zsákmányolás 1'), lost('Zsákmányolás 3')),
    card('Vén bója', 'X', 90, lost('Idézés: Bója', 'persistent'), action('Mozgás 3')),
    card('Szélcsend', 'X', 8, action('Kábítás, távolság 2', true), action('Mozgás 1')),
    card('Áradás', 2, 42, lost('Támadás 4 három egymás melletti mezőre'), action('Mozgás 4')),
    card('Biztos kéz', 2, 28, action('Támadás 4'), lost('A támadásaidra +1', 'persistent')),
    card('Ködlepel', 3, 15, action('Támadás 3, távolság 3'), lost('Láthatatlanság (önmaga)')),
    card('Sodrás', 3, 50, action('Támadás 2, taszítás 4'), action('Mozgás 5')),
  ],
};
