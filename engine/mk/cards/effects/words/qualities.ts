import type { WordField } from '../model.ts';

/** Words of the game's world that stand before a noun by themselves: "törpe kalandozó". Catalogues add their own. */
const RACES =
  'ember elf félelf törpe ork goblin khál amund dzsenn aquir sárkány kyr dwoon udvari ork gnóm félszerzet óriás ogre troll élőhalott démon elementál szellem fattyú wier kobudera szirén azdai kentaur szfinx gólem csontváz zombi vámpír';
const CLASSES =
  'harcos varázsló pap fejvadász harcművész sámán paplovag lovag boszorkánymester tűzvarázsló tolvaj boszorkány bajvívó kardművész bárd gladiátor íjász barbár amazon druida vándor inkvizítor varázshasználó szerencsevadász nekromanta vadász kalóz kalandor szerzetes pszi-mester illúzionista elementalista vérivó zsoldos nomád';
const SEXES = 'nő női férfi';
const KINDS_OF_ACTION =
  'közelharci pusztakezes távolsági táv tűzmágia rúnamágia nekromancia hatalomszó papi varázslói elementális mozaikmágia tűz víz föld levegő villám fény árnyék vér ének idézés jóslás áldás átok méreg ital tekercs';
const ALIGNMENTS = 'élet halál rend káosz';
const ORIGINS =
  'gianagi dorani abasziszi erigowi toroni tiadlani shenwali fidiori aszisz ködszirti vasgyökéri ezüstligeti üveghegyi szélkapui hegyi erdei mocsári tengeri városi sivatagi északi déli keleti nyugati';
const GROUPS = 'igemondó kalandor alabárdos magitor smaragdmágus felcser erv iker';

const words = (list: string) => list.split(' ').filter((word) => word !== 'udvari');

const FIELD_OF = new Map<string, WordField>();
for (const list of [RACES, CLASSES, SEXES, KINDS_OF_ACTION, ALIGNMENTS, ORIGINS, GROUPS]) {
  for (const word of words(list)) FIELD_OF.set(word, 'any');
}

/** True for a word that names a race, class, origin, group, sex, alignment or kind of action. */
export const isQualityWord = (word: string): boolean => FIELD_OF.has(word.toLocaleLowerCase('hu'));

/** "elf fajú", "Adron vallású": the adjective that says what the word before it is. */
export const FIELD_ADJECTIVES: Readonly<Record<string, WordField>> = {
  fajú: 'race',
  kasztú: 'class',
  főkasztú: 'class',
  alkasztú: 'class',
  származású: 'origin',
  vallású: 'religion',
  szervezetű: 'group',
  csoportú: 'group',
  képzettségű: 'skill',
  képzettséggel: 'skill',
  jellemű: 'alignment',
  nemű: 'sex',
  nevű: 'name',
  helyszínű: 'place',
  típusú: 'subtype',
  szférájú: 'sphere',
};

/** The adjective of a field, for saying it. */
export const ADJECTIVE_OF: Readonly<Record<WordField, string>> = {
  any: '',
  race: 'fajú',
  class: 'kasztú',
  origin: 'származású',
  religion: 'vallású',
  group: 'csoportú',
  skill: 'képzettségű',
  alignment: 'jellemű',
  sex: 'nemű',
  name: 'nevű',
  place: 'helyszínű',
  subtype: 'típusú',
  sphere: 'szférájú',
};
