/** A deck list that comes with the demo set. */
export interface DemoDeck {
  /** File name in paklik/, without ending. */
  readonly id: string;
  readonly name: string;
  /** The copy limit the deck is built for (1.02.a): 3 with 40 cards or more, 4 with 60 or more. */
  readonly copyLimit: 3 | 4;
  /** The idea of the deck in one Hungarian sentence. */
  readonly idea: string;
  /** The list in the plain text form that every list box reads. */
  readonly list: string;
}

/**
 * The demo decks, the one to begin with first. They stand here as text, so that they are in every bundle; the same
 * lists lie in paklik/ as files for the command line, and a test keeps the two alike.
 */
export const demoDecks: readonly DemoDeck[] = [
  {
    id: 'revparti-hajra',
    name: 'Révparti hajrá',
    copyLimit: 3,
    idea: 'Olcsó ködszirti kalandozókkal az első fordulóktól küldetéseket old meg, és 11 DP-t gyűjt, mielőtt az ellenfél megerősödne.',
    list: `// Pakli neve: Révparti hajrá
// Olcsó ködszirti kalandozókkal az első fordulóktól küldetéseket old meg, és 11 DP-t gyűjt, mielőtt az ellenfél megerősödne.

Torony
1 Révtorony
1 Harangszoba
1 Sólyomdúc

Jövő
3 Révkalauz
3 Rakparti tolvajlány
3 Rakparti hírvivő
3 Ködszirti kopjás
2 Kikötői bajvívó
2 Lámpagyújtó nővér
2 Révkapitány
1 Ilka, a révészlány
3 Csempészfogás
2 A világítótorony lángja
2 A ködbe veszett hajó
2 Futárszolgálat
2 Révvámház
2 Fortélyos döfés
2 Sodronying
1 Füstgömb
2 Kikötői vásár
2 Korhadt palló
1 Csörgős zsinór

Csere
2 Váratlan dagály
1 Viharlovag
1 Kopjás mén
1 Ezüstsólyom-posta
`,
  },
  {
    id: 'vas-es-hamu',
    name: 'Vas és hamu',
    copyLimit: 4,
    idea: 'A FÓKUSZ kulcsszavú törpék és novíciusok egymás MP-igényét fizetik ki, a hamumágusok olcsóbban varázsolnak, a végén pedig a Kincsek és az Üveghegy ura döntik el a játékot.',
    list: `// Pakli neve: Vas és hamu
// A FÓKUSZ kulcsszavú törpék és novíciusok egymás MP-igényét fizetik ki, a hamumágusok olcsóbban varázsolnak, a végén pedig a Kincsek és az Üveghegy ura döntik el a játékot.

Torony
1 Kovácsterem
1 Hamukripta
1 Csontlépcső

Jövő
4 Vasgyökéri tárnász
4 Aranymosó
3 Rúnakovács
3 Sírásó novícius
3 Hamumágus
2 Csontvázőr
2 Zsarátnok testvér
2 Kölyöksárkány
1 Durmag kohómester
1 Az Elhamvadt
1 Ormagúr, az Üveghegy ura
2 A leomlott tárna
2 A király kohója
2 Hamvak között
2 Tojásrablás az Üveghegyen
2 Az első tűz emléke
3 Közös kohó
1 Hamutemető
4 Parázsostor
2 Hamueső
2 Csontok hívása
1 Ellenige
2 Sárkánypikkely vért
2 Rúnás pöröly
1 Királyi pecsét
2 Megnyílik a föld
2 Hamuszolgák
2 Rúnazár

Csere
1 A mélyben alvó
1 Elsötétül az ég
`,
  },
  {
    id: 'szelkapui-portya',
    name: 'Szélkapui portya',
    copyLimit: 3,
    idea: 'Az orkok ingyen indított ostromokkal döntik le az ellenfél tornyát; küldetésre csak akkor mennek, ha útba esik.',
    list: `// Pakli neve: Szélkapui portya
// Az orkok ingyen indított ostromokkal döntik le az ellenfél tornyát; küldetésre csak akkor mennek, ha útba esik.

Torony
1 Kőkoronás bástya
1 Csontlépcső
1 Romba dőlt őrhely

Jövő
3 Szélkapui portyázó
3 Tajtékzó harcos
2 Farkaslovas
3 Sztyeppei siheder
2 Törzsi dobos
2 Csontrázó
2 Faltörő óriás
1 Gurzag, a törzsfő fia
1 Gurzag kán
3 Farkasvér próbája
2 Elveszett vasszállítmány
1 Ostromműhely
3 Faltörő csapás
3 Sorbontó roham
2 Kamillafőzet
3 Farkasüvöltés
1 Az utolsó csónak
2 Sztyeppei óriásfarkas
1 Hét törzs hada
`,
  },
];
