/** Verb forms of the game's texts: one table for reading and for saying. */

export interface VerbReading {
  /** The verb with its prefix: "visszavesz". */
  readonly verb: string;
  readonly many: boolean;
  /** Definite conjugation ("veszi"). */
  readonly definite: boolean;
  /** "vehet": may or can. */
  readonly can: boolean;
  /** "meghalna": would. */
  readonly would: boolean;
}

type Harmony = 'a' | 'e';

interface Verb {
  readonly base: string;
  readonly one: string;
  readonly oneDef: string | null;
  readonly many: string;
  readonly manyDef: string | null;
  readonly can: string;
  readonly would: string | null;
  readonly harmony: Harmony;
  readonly prefixes: readonly string[];
}

// base | definite | plural | plural definite | -hat/-het | -na/-ne | harmony | prefixes ("" = the verb alone)
const TABLE = `
kap|kapja|kapnak|kapják|kaphat|kapna|a|,meg
veszít|veszíti|veszítenek|veszítik|veszíthet|veszítene|e|,el
húz|húzza|húznak|húzzák|húzhat|húzna|a|,fel
dob|dobja|dobnak|dobják|dobhat|dobna|a|,el
néz|nézi|néznek|nézik|nézhet|nézne|e|,meg
vesz|veszi|vesznek|veszik|vehet|venne|e|,vissza,ki,fel
tesz|teszi|tesznek|teszik|tehet|tenne|e|,vissza,le
keres|keresi|keresnek|keresik|kereshet|keresne|e|ki,meg
kever|keveri|kevernek|keverik|keverhet|keverne|e|,vissza,meg,bele
sebez|sebzi|sebeznek|sebzik|sebezhet|sebezne|e|,meg
sebződik||sebződnek||sebződhet|sebződne|e|,meg
sebesül||sebesülnek||sebesülhet|sebesülne|e|,meg
gyógyul||gyógyulnak||gyógyulhat|gyógyulna|a|,meg
gyógyít|gyógyítja|gyógyítanak|gyógyítják|gyógyíthat|gyógyítana|a|,meg
fordul||fordulnak||fordulhat|fordulna|a|,el,vissza,át
fordít|fordítja|fordítanak|fordítják|fordíthat|fordítana|a|,el,vissza
forgat|forgatja|forgatnak|forgatják|forgathat|forgatna|a|el,vissza
kerül||kerülnek||kerülhet|kerülne|e|,vissza,át,le,ki,haza
hal||halnak||halhat|halna|a|meg
semmisül||semmisülnek||semmisülhet|semmisülne|e|meg
semmisít|semmisíti|semmisítenek|semmisítik|semmisíthet|semmisítene|e|meg
semlegesít|semlegesíti|semlegesítenek|semlegesítik|semlegesíthet|semlegesítene|e|
áldoz|áldozza|áldoznak|áldozzák|áldozhat|áldozna|a|fel
nő||nőnek||nőhet|nőne|e|,meg
növekszik||növekszenek||növekedhet|növekedne|e|,meg
növekedik||növekednek||növekedhet|növekedne|e|
növel|növeli|növelnek|növelik|növelhet|növelne|e|,meg
csökken||csökkennek||csökkenhet|csökkenne|e|,le
csökkent|csökkenti|csökkentenek|csökkentik|csökkenthet|csökkentene|e|
csatol|csatolja|csatolnak|csatolják|csatolhat|csatolna|a|,le
irányít|irányítja|irányítanak|irányítják|irányíthat|irányítana|a|
fejt|fejti|fejtenek|fejtik|fejthet|fejtene|e|ki
érvényesül||érvényesülnek||érvényesülhet|érvényesülne|e|
választ|választja|választanak|választják|választhat|választana|a|,ki
akadályoz|akadályozza|akadályoznak|akadályozzák|akadályozhat|akadályozna|a|,meg
támad|támadja|támadnak|támadják|támadhat|támadna|a|,meg
kezd|kezdi|kezdenek|kezdik|kezdhet|kezdene|e|,el
kezdeményez|kezdeményezi|kezdeményeznek|kezdeményezik|kezdeményezhet|kezdeményezne|e|
aktivizál|aktivizálja|aktivizálnak|aktivizálják|aktivizálhat|aktivizálna|a|
old|oldja|oldanak|oldják|oldhat|oldana|a|meg
idéz|idézi|idéznek|idézik|idézhet|idézne|e|,le
tér||térnek||térhet|térne|e|vissza,haza
költ|költi|költenek|költik|költhet|költene|e|,el
fizet|fizeti|fizetnek|fizetik|fizethet|fizetne|e|,ki
van||vannak||lehet|volna|a|
visel|viseli|viselnek|viselik|viselhet|viselne|e|
fed|fedi|fednek|fedik|fedhet|fedne|e|fel
mutat|mutatja|mutatnak|mutatják|mutathat|mutatna|a|,meg
helyez|helyezi|helyeznek|helyezik|helyezhet|helyezne|e|,át,vissza
véd|védi|védenek|védik|védhet|védene|e|,meg
cselekszik||cselekednek||cselekedhet|cselekedne|e|
cselekedik||cselekszenek||cselekedhet|cselekedne|e|
ad|adja|adnak|adják|adhat|adna|a|,át
marad||maradnak||maradhat|maradna|a|
szerez|szerzi|szereznek|szerzik|szerezhet|szerezne|e|,meg
nyer|nyeri|nyernek|nyerik|nyerhet|nyerne|e|,meg
győz|győzi|győznek|győzik|győzhet|győzne|e|,le
számít||számítanak||számíthat|számítana|a|
számol|számolja|számolnak|számolják|számolhat|számolna|a|
vét|véti|vétenek|vétik|véthet|vétene|e|el
sújt|sújtja|sújtanak|sújtják|sújthat|sújtana|a|
hajt|hajtja|hajtanak|hajtják|hajthat|hajtana|a|végre
rendelkezik||rendelkeznek||rendelkezhet|rendelkezne|e|
kell||||||e|
lesz||lesznek||lehet|lenne|e|
bír||bírnak||bírhat|bírna|a|
mozog||mozognak||mozoghat|mozogna|a|
lép||lépnek||léphet|lépne|e|,be,ki
ostromol|ostromolja|ostromolnak|ostromolják|ostromolhat|ostromolna|a|,meg
távozik||távoznak||távozhat|távozna|a|
vál||válnak||válhat|válna|a|
részesül||részesülnek||részesülhet|részesülne|e|
`;

const VERBS: readonly Verb[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [base = '', oneDef, many = '', manyDef, can = '', would, harmony, prefixes = ''] = row.split('|');
    return {
      base,
      one: base,
      oneDef: oneDef || null,
      many,
      manyDef: manyDef || null,
      can,
      would: would || null,
      harmony: harmony === 'a' ? 'a' : 'e',
      prefixes: prefixes.split(','),
    };
  });

const canForms = ({ can, harmony }: Verb): readonly [string, boolean, boolean][] =>
  harmony === 'a'
    ? [
        [can, false, false],
        [`${can}ja`, false, true],
        [`${can}nak`, true, false],
        [`${can}ják`, true, true],
      ]
    : [
        [can, false, false],
        [`${can}i`, false, true],
        [`${can}nek`, true, false],
        [`${can}ik`, true, true],
      ];

function collect(): Map<string, VerbReading[]> {
  const forms = new Map<string, VerbReading[]>();
  const add = (word: string | null, reading: VerbReading) => {
    if (!word) return;
    forms.set(word, [...(forms.get(word) ?? []), reading]);
  };
  for (const verb of VERBS) {
    // Bare forms too: the prefix may stand behind ("old meg").
    for (const prefix of new Set([...verb.prefixes, ''])) {
      const name = prefix + verb.base;
      const plain = { verb: name, can: false, would: false };
      add(prefix + verb.one, { ...plain, many: false, definite: false });
      if (verb.oneDef) add(prefix + verb.oneDef, { ...plain, many: false, definite: true });
      if (verb.many) add(prefix + verb.many, { ...plain, many: true, definite: false });
      if (verb.manyDef) add(prefix + verb.manyDef, { ...plain, many: true, definite: true });
      if (verb.can) {
        for (const [word, many, definite] of canForms(verb)) {
          add(prefix + word, { verb: name, can: true, would: false, many, definite });
        }
      }
      if (verb.would) add(prefix + verb.would, { ...plain, would: true, many: false, definite: false });
    }
  }
  return forms;
}

let forms: Map<string, VerbReading[]> | null = null;

/** The readings of a word (small letters) as a verb. */
export function verbReadings(word: string): readonly VerbReading[] {
  forms ??= collect();
  return forms.get(word) ?? [];
}

const BY_NAME = new Map(VERBS.flatMap((verb) => verb.prefixes.map((prefix) => [prefix + verb.base, { verb, prefix }])));

export interface VerbWish {
  readonly many?: boolean | undefined;
  readonly definite?: boolean | undefined;
  readonly can?: boolean | undefined;
  /** "nem dobhat el": the prefix stands behind. */
  readonly apart?: boolean | undefined;
  readonly would?: boolean | undefined;
}

/** A verb in the form wanted: `conjugate('eldob', { can: true })` is "eldobhat". */
export function conjugate(name: string, wish: VerbWish = {}): string {
  const found = BY_NAME.get(name);
  if (!found) return name;
  const { verb, prefix } = found;
  const form = formOf(verb, wish);
  return wish.apart && prefix ? `${form} ${prefix}` : prefix + form;
}

function formOf(verb: Verb, { many = false, definite = false, can = false, would = false }: VerbWish): string {
  if (would && verb.would) return verb.would;
  if (can) {
    const hit = canForms(verb).find(([, isMany, isDefinite]) => isMany === many && isDefinite === definite);
    return hit?.[0] ?? verb.can;
  }
  if (definite) return (many ? verb.manyDef : verb.oneDef) ?? verb.one;
  return many ? verb.many : verb.one;
}

/** Verbal prefixes that can stand apart from their verb. */
export const PREFIXES: ReadonlySet<string> = new Set(
  VERBS.flatMap((verb) => verb.prefixes).filter((one) => one !== ''),
);
/** True where prefix and verb make a verb of the table. */
export const isVerb = (name: string): boolean => BY_NAME.has(name);
