import type { Lang } from '../lang.ts';

/**
 * The clauses the table names, in short and in own words: what a link beside a refusal or a line of the log opens. Each has its
 * Hungarian and its English sentence.
 */
const CLAUSES: Readonly<Record<string, readonly [hu: string, en: string]>> = {
  '1.01.1': [
    'Azonnal nyer az a játékos, akinek van toronyszintje, amikor a másiknak már egy sincs. A DP ilyenkor nem számít.',
    'A player with a toronyszint wins at once when the other has none left, whatever the DP.',
  ],
  '1.01.2': [
    'Amíg mindkét játékosnak van toronyszintje, azonnal nyer, aki legalább 19 DP-vel vezet.',
    'While both have a toronyszint, a player who leads with 19 DP or more wins at once.',
  ],
  '1.01.3': [
    'Ha mindketten egyszerre vesztik el utolsó toronyszintjüket, a játék döntetlen.',
    'If both lose their last toronyszint at the same time, the game is a draw.',
  ],
  '1.01.4': [
    'A forduló végén nyer, aki legalább 11 DP-vel vezet. Egyenlő állásnál újabb forduló jön.',
    'At the end of a forduló a player who leads with 11 DP or more wins. Level scores mean another forduló.',
  ],
  '1.01.5': [
    'A forduló végén veszít, akinek elfogyott a Jövője, hacsak DP-vel nem nyer. Ha mindkét Jövő üres, döntetlen. Húzás közben kifogyni még nem vereség.',
    'At the end of a forduló an empty Jövő loses unless its player wins by DP; both empty is a draw. Running out while drawing is no loss.',
  ],
  '2.01.b': [
    'A FAL-érték a manőver idejére hozzáadódik az akadályozó csapat szintjéhez.',
    'FAL is added to the level of the obstructing team for as long as the manoeuvre lasts.',
  ],
  '2.01.b.1': [
    'Ha nincs akadályozó csapat, a FAL önmagában védi a helyet. A támadónak nagyobb csapatszint kell.',
    'Without an obstructing team the FAL alone holds the place; the attacker needs a greater csapatszint.',
  ],
  '2.03.a': [
    'EXPEDÍCIÓ csak akkor választható, ha a csapat teljesíti a küldetés feltételét.',
    'EXPEDÍCIÓ is open only to a team that meets the condition of the küldetés.',
  ],
  '2.03.b': [
    'Az expedícióra 1 MP költhető a küldetés kifizetésének lépésében.',
    '1 MP may be spent for the expedition when the küldetés is to be paid.',
  ],
  '2.03.c': [
    'Az expedíció X DP-t ad, és a küldetés nincs megoldva.',
    'The expedition gives X DP and the küldetés is not solved.',
  ],
  '2.03.e': [
    'Expedíció után ugyanaz a küldetés abban a fordulóban már nem oldható meg.',
    'After an expedition the same küldetés cannot be solved in that forduló.',
  ],
  '2.03.note1': [
    'Egy manőverben csak egyvalami történhet a megoldás helyett.',
    'In one manoeuvre only one thing can happen instead of the solving.',
  ],
  '2.03.note2': [
    'Expedícióval a Kincs nincs megoldva, ezért az ezért járó jutalom elmarad.',
    'An expedition does not solve a Kincs, so what the solving would bring does not come.',
  ],
  '2.04.b': [
    'AKARATÁTVITEL X: a legfeljebb X szintű célpont dobás nélkül a támadó irányítójának Sorába kerül, pihenőn.',
    "AKARATÁTVITEL X: a target of level X or less goes to the Sor of the attacker's controller, resting, without a roll.",
  ],
  '2.05.b': [
    'TÚLÜTÉS X: a legfeljebb X szintű célpont dobás nélkül meghal.',
    'TÚLÜTÉS X: a target of level X or less dies without a roll.',
  ],
  '2.06.a': ['Hátas az a bestia akadálylap, amelyen HÁTAS áll.', 'A Hátas is a beast akadálylap that has HÁTAS.'],
  '2.06.b': [
    'A Hátas a feltételének megfelelő kalandozóhoz is csatolható.',
    'A Hátas can also be attached to a kalandozó that meets its condition.',
  ],
  '2.06.c': [
    'A Hátas csatolása ugyanúgy 0 MP-s akadálylap-csatolás.',
    'Attaching a Hátas is an attaching of an akadálylap for 0 MP.',
  ],
  '2.06.g': ['Egy kalandozónak legfeljebb egy Hátasa lehet.', 'A kalandozó can have one Hátas at most.'],
  '2.07.b': [
    'Kincs nem idézhető le ingyen, és a költsége sem csökkenthető, sem be nem állítható.',
    'A Kincs is never free, and its cost can be neither lowered nor set.',
  ],
  '2.07.c': [
    'A Kincs küldetésként is letehető: akkor megoldásra vár, és a típusa küldetésre változik.',
    'A Kincs may be put down as a küldetés; it then waits to be solved and its type becomes küldetés.',
  ],
  '2.07.d': [
    'A Kincsként letett valódi küldetés megtartja saját MP-igényét, és a csapatszint feltétele is kell hozzá.',
    'A real küldetés put down as Kincs keeps its own MP-igény and also asks for the csapatszint.',
  ],
  '2.07.e': [
    'A megszerzett Kincs úgy kerül a megoldóhoz, mintha épp leidézte volna.',
    'A gained Kincs comes to the solver as if just summoned.',
  ],
  '2.07.e.1': [
    'Ha a megszerzett Kincs jellemellentétet okozna, Múltba vagy Mélységbe kerül.',
    'If the gained Kincs would cause a clash of alignments, it goes to Múlt or Mélység.',
  ],
  '2.07.e.2': [
    'A megszerzett akadálylap plusz akadálylapként, képpel felfelé csatolható, és ingyen aktivizálható.',
    'A gained akadálylap can be attached face up as a plus akadálylap and is activated free.',
  ],
  '2.07.f': [
    'A Kincs megszerzésekor 0 DP-s jelző kerül a megoldott küldetések közé.',
    'When a Kincs is gained, a token of 0 DP goes among the solved küldetés.',
  ],
  '2.07.note2': [
    'A Kincs a típusának más csatolási módjával is kijátszható.',
    'A Kincs can also be attached in another way its type has.',
  ],
  '2.08.b': [
    'TÖRZSSZÖVETSÉG legalább három azonos fajú, nem jelző kalandozóval működik.',
    'TÖRZSSZÖVETSÉG works with three or more non-token kalandozó of one race.',
  ],
  '2.09.a': [
    'Csatlós csak CSATLÓS kulcsszavú kalandozó lap lehet.',
    'Only a kalandozó card with CSATLÓS can be a Csatlós.',
  ],
  '2.09.c': [
    'A Csatlós a Kézből csatolható a feltételének megfelelő saját kalandozóhoz.',
    'A Csatlós is attached from the Kéz to an own kalandozó that meets its condition.',
  ],
  '2.09.d': [
    'A Csatlós csatolása Sor fázisú, és 0 MP-be kerül.',
    'Attaching a Csatlós belongs to the Sor phase and costs 0 MP.',
  ],
  '2.09.f': [
    'A Csatlós a képességét adja kölcsön, a laphatását nem.',
    'A Csatlós lends its képesség, not its laphatás.',
  ],
  '2.10': [
    'Az első harci körben az cselekszik előbb, akinek több MOMENTUM kulcsszavú tagja van.',
    'In the first harci kör the side with more MOMENTUM acts first.',
  ],
  '2.10.1': [
    'A soron lévő cselekszik vagy passzol. Két passz egymás után lezárja a kört.',
    'Who is to act acts or passes; two passes in a row end the round.',
  ],
  '2.10.note1': [
    'A MOMENTUM miatti első cselekvés előtt gyors hatás sem használható.',
    'Before the action due to MOMENTUM not even a quick effect can be used.',
  ],
  '2.11': ['MÚLTIDÉZÉS: a lap a Múltból is leidézhető.', 'MÚLTIDÉZÉS: the card may be summoned from the Múlt.'],
  '2.11.b': [
    'A Múltból leidézett lap elhasználódva vagy semlegesítve a Mélységbe kerül.',
    'A card summoned from the Múlt goes to the Mélység when used up or neutralised.',
  ],
  '2.11.c': [
    'Ha a MÚLTIDÉZÉS után feltétel áll, csak annak megfelelő kalandozó idézheti le a Múltból.',
    'If a condition follows MÚLTIDÉZÉS, only a kalandozó that meets it can summon the card from the Múlt.',
  ],
  '2.12.a': [
    'ŐSERŐ: a lap ingyenes, ha játékosa aquir vagy sárkány kalandozót irányít.',
    'ŐSERŐ: the card is free while its player controls an aquir or sárkány kalandozó.',
  ],
  '2.12.b': [
    'ŐSERŐ küldetésen: a megoldás ingyenes annak, aki aquirt vagy sárkányt irányít.',
    'ŐSERŐ on a küldetés: its solving is free for a player with an aquir or sárkány.',
  ],
  '2.13.a': [
    'AKADÁLYOK X: legfeljebb X akadálylap csatolható a laphoz.',
    'AKADÁLYOK X: at most X akadálylap can be attached to the card.',
  ],
  '2.13.b': [
    'A más módon csatolt akadálylap nem számít bele X-be.',
    'An akadálylap attached in another way does not count in X.',
  ],
  '2.14.b.3': [
    'Az akadálylapként csatolt ELVADULT lapnak nincs képessége és laphatása.',
    'An ELVADULT card attached as an akadálylap has no képesség and no laphatás.',
  ],
  '2.14.b.4': [
    'Az akadálylapként csatolt ELVADULT lap önmagában nem aktivizálható.',
    'An ELVADULT card attached as an akadálylap cannot be activated by itself.',
  ],
  '2.15.a': [
    'MEGELEVENEDŐ akadálylap a harci körökben is aktivizálható, ha egy saját csapattagot elforgatsz.',
    'A MEGELEVENEDŐ akadálylap can also be activated in the harci körök by rotating an own team member.',
  ],
  '2.15.b': [
    'Ha a MEGELEVENEDŐ után feltétel áll, csak annak megfelelő kalandozó forgatható el érte.',
    'If a condition follows, only a kalandozó that meets it can be rotated for it.',
  ],
  '2.16.a': [
    'MENEKÜLÉS: a célpont kalandozó visszatérhet a Sorába.',
    'MENEKÜLÉS: the target kalandozó may return to its Sor.',
  ],
  '2.16.c': [
    'A célpont irányítója dönti el, hogy menekül-e.',
    'The controller of the target decides whether it flees.',
  ],
  '2.16.note1': [
    'A MENEKÜLÉS célpontját a leidézéskor kell megnevezni.',
    'The target of MENEKÜLÉS is named at summoning.',
  ],
  '2.17.c': [
    'VÉDŐKÜSZÖB X SFÉ Y: legfeljebb X értékű dobásnál Y-nal kisebb a sebzés.',
    'VÉDŐKÜSZÖB X SFÉ Y: at a roll of X or less the damage is lowered by Y.',
  ],
  '2.18': ['PORTYÁZÁS: az ostrom ingyen indítható.', 'PORTYÁZÁS: the siege may be started free.'],
  '2.19.a': [
    'FÓKUSZ lap kifizetésekor az irányított FÓKUSZ lapok MP-ként használhatók.',
    'When paying for a FÓKUSZ card, controlled FÓKUSZ cards can be used as MP.',
  ],
  '2.19.b': [
    'Az így használt lapok a tulajdonos Jövőjének aljára kerülnek.',
    "Cards used so go to the bottom of their owner's Jövő.",
  ],
  '2.19.note1': ['FÓKUSZ lapot az használhat, aki irányítja.', 'A FÓKUSZ card is used by who controls it.'],
  '2.20.b': [
    'BEFOLYÁS: a szöveg csak akkor él, ha van adott helyszínű megoldott küldetésed.',
    'BEFOLYÁS: the text works only with a solved küldetés of that place.',
  ],
  '2.21': [
    'ÁTÉPÍTÉS: a toronyszint MP-igényét egy toronyszint feláldozása is kiválthatja.',
    'ÁTÉPÍTÉS: sacrificing a toronyszint may replace the MP-igény of the toronyszint.',
  ],
  '2.22.1': [
    'ELFELEDETT mellett ellenséges kalandozó képessége nem tarthat ki senkit a csapatból.',
    'Under ELFELEDETT no ability of an enemy kalandozó can keep a card out of a team.',
  ],
  '2.22.2': [
    'ELFELEDETT mellett kalandozó lap nem idézhető le ingyen.',
    'Under ELFELEDETT a kalandozó card cannot be summoned free.',
  ],
  '2.23.a': [
    'GYÁVASÁG: a célpont sikeres Fizikum próbával visszatérhet a Sorába.',
    'GYÁVASÁG: by a Fizikum test the target may return to its Sor.',
  ],
  '2.23.b': [
    'A GYÁVASÁG kulcsszavú kalandozó maga is megkapja ezt a laphatást.',
    'A kalandozó with GYÁVASÁG has this laphatás itself.',
  ],
  '2.23.b.1': [
    'Ez az akadályozó csapat sorelhagyásakor használható, ha a kalandozó a kezdeményező csapatban van, és csak magára hat.',
    'It can be used while the obstructing team leaves the Sor, by a member of the initiating team, on itself only.',
  ],
  '2.24': [
    'KÜZDŐSZELLEM: +1 a támadás-, próba- és mentődobások felsőküszöbére.',
    'KÜZDŐSZELLEM: +1 on the upper threshold of attack, test and saving rolls.',
  ],
  '2.25': [
    'MANAFÓKUSZ: a kalandozó harc fázisú varázslatai 1 MP-vel olcsóbbak, de legalább 1 MP-be kerülnek.',
    'MANAFÓKUSZ: harc-phase spells of the kalandozó cost 1 MP less, never below 1.',
  ],
  '2.28': [
    'VÉRENGZÉS: minden harcban az első közelharci vagy pusztakezes támadás eggyel többet sebez.',
    'VÉRENGZÉS: in each fight the first melee or bare-hand attack deals one level more.',
  ],
  '2.29': [
    'VÉDELMEZŐ nem lehet kezdeményező csapat tagja, de akadályozhat.',
    'VÉDELMEZŐ cannot be in an initiating team, but may obstruct.',
  ],
  '2.30.b': ['NYÍLT LAP nem fordítható rejtetté.', 'NYÍLT LAP cannot be turned into a hidden card.'],
  '2.31.a.1': [
    'SORSFORDÍTÓ: a lap gyors hatásként is leidézhető.',
    'SORSFORDÍTÓ: the card may be summoned as a quick effect.',
  ],
  '2.31.b': [
    'Felszerelésen a SORSFORDÍTÓ azonnali csatolást is megenged.',
    'On equipment SORSFORDÍTÓ also allows attaching at once.',
  ],
  '2.31.b.1': [
    'A Jelenbe kerülő felszerelés rögtön csatolható a játékos egy kalandozójához.',
    'Equipment that comes into the Jelen may be attached at once to a kalandozó of its player.',
  ],
  '2.31.c': [
    'A gyors hatásként leidézett rejtett lapot meg kell mutatni.',
    'A hidden card summoned as a quick effect is shown.',
  ],
  '2.32.a': ['ÉLETÚT a Kézből aktivizálható.', 'ÉLETÚT is activated from the Kéz.'],
  '2.32.b': [
    'Célpontja saját, nem jelző, a feltételnek megfelelő kalandozó.',
    'Its target is an own kalandozó that is no token and meets the condition.',
  ],
  '2.32.c': [
    'A célpont MP-értéke nem lehet nagyobb, és a két lap neve nem egyezhet.',
    'The MP-érték of the target must not be higher, and the names must differ.',
  ],
  '2.32.d': ['A két lap neme és faja egyezik.', 'Sex and race of the two cards agree.'],
  '2.32.f': [
    'A célpont feláldozása fizeti ki az új lapot, és mindig a Múltba kerül.',
    'The sacrifice of the target pays for the new card; it always goes to the Múlt.',
  ],
  '2.32.g': [
    'Az új kalandozó abban a helyzetben érkezik, amelyben a célpont volt.',
    'The new kalandozó arrives in the position of the target.',
  ],
  '2.33': [
    'Ez a laphatás a Kézből használható, ára a lap eldobása.',
    'This laphatás is used from the Kéz; its price is to discard the card.',
  ],
  '2.33.1': [
    'Az azonos nevű, Jelenben lévő lap érkezési laphatása még egyszer az Időfonalba kerül.',
    'The arrival laphatás of the card of that name in the Jelen enters the Időfonal once more.',
  ],
  '2.33.2': ['Ennek az MP-igénye nem módosítható.', 'Its MP-igény cannot be modified.'],
  '2.35.1': [
    'ÁTTÖRÉS: ha senki sem akadályoz, az akadálylapok nélkül dől el az ostrom. A FAL-nál nagyobb csapatszint kell.',
    'ÁTTÖRÉS: if nobody obstructs, the siege is settled without akadálylap; csapatszint above FAL is needed.',
  ],
  '2.35.3': [
    'ÁTTÖRÉS: a megnyert harc után jönnek az akadálylapok, és a végén a FAL-nál nagyobb csapatszint kell.',
    'ÁTTÖRÉS: after the fight is won come the akadálylap; at the end csapatszint above FAL is needed.',
  ],
  '2.37.a': [
    'KIEMELKEDETTSÉG: egy játékban csak egyszer kereshetsz a Jövődben. A toronyszint és az ómen hatása kivétel.',
    'KIEMELKEDETTSÉG: you may search your Jövő once a game; effects of toronyszint and ómen are exempt.',
  ],
  '2.37.b': [
    'KIEMELKEDETTSÉG: lapot csak a lapkiigazítás lépésében lehet húzni.',
    'KIEMELKEDETTSÉG: cards are drawn in the lapkiigazítás step only.',
  ],
  '2.37.c': [
    'KIEMELKEDETTSÉG: az MP-nyerésen kívül csak ellenséges hatás adhat MP-t.',
    'KIEMELKEDETTSÉG: outside the MP-nyerés step MP come only from an enemy effect.',
  ],
  '2.37.d': [
    'KIEMELKEDETTSÉG: akinek nincs ómenje, 4 helyett 5 MP-t kap, és az MP-nyerést más nem módosíthatja.',
    'KIEMELKEDETTSÉG: a player without an ómen gets 5 MP instead of 4, and nothing else changes the gain.',
  ],
  '2.38': [
    'A lap hatalomszavai ellen a TITKOS NYELV nem véd, és a hátrányaik rá nem hatnak.',
    'TITKOS NYELV gives no protection against the words of power of this card, and their drawbacks do not touch it.',
  ],
  '3.01.a': ['Mindig a legalsó toronyszintet kell ostromolni.', 'The lowest toronyszint is always besieged first.'],
  '3.01.c': ['Egy toronyszinthez két akadálylap csatolható.', 'Two akadálylap can be attached to a toronyszint.'],
  '3.01.d': [
    'A leidézett toronyszint a Torony tetejére kerül.',
    'A summoned toronyszint becomes the top level of the Torony.',
  ],
  '3.01.g': [
    'Ha egy toronyszint irányítót vált, minden leesik róla.',
    'When a toronyszint changes controller, everything attached falls off.',
  ],
  '3.02.a': [
    'A küldetés letétele ingyenes, nyílt, MP-kötött cselekvés.',
    'Putting down a küldetés is free, open and MP-kötött.',
  ],
  '3.02.c': ['Legfeljebb három küldetés várhat megoldásra.', 'At most three küldetés may await solving.'],
  '4.01.e': [
    'A csapat legfeljebb három éber kalandozóból áll, harcban egyből, építménynél a rajta lévő szám szerint. A tagok pihenőn térnek haza.',
    'A team has at most three éber kalandozó, one in a fight, the printed number at an építmény. They come home pihenő.',
  ],
  '5.01.a': [
    'Leidézés: megfelelő fázis, célpontok, az MP-igény és a többi költség kifizetése, a feltétel teljesítése, végül a lap az Időfonalba kerül.',
    'Summoning: the right phase, targets, MP-igény and other costs, the condition; then the card enters the Időfonal.',
  ],
  '5.01.c': [
    'Az MP-igény az MP-értékből és a módosítókból adódik. Ingyen: nincs MP, feltétel és más költség sem.',
    'The MP-igény comes from the MP-érték and its modifiers. Free means no MP, no condition and no other cost.',
  ],
  '2.02.a': [
    'IGAZ NÉV: a nevesítés szempontjából a lap ugyanaz, mint amelynek a nevét viseli.',
    'IGAZ NÉV: for the nevesítés rule the card is the same as the one whose name it has.',
  ],
  '2.02.b': [
    'Ami az egyik nevet mondja, az azonos IGAZ NÉV-vel rendelkező lapra is vonatkozik, és fordítva.',
    'What names one of the cards means the one with the same IGAZ NÉV too, and the other way round.',
  ],
  '2.03.f': [
    'Az expedíció sikeres sorelhagyó manőver, de nem sikeres küldetésmegoldás.',
    'An expedition is a successful sorelhagyó manoeuvre, but no solved küldetés.',
  ],
  '2.06.f': [
    'A Hátas a lapján felsorolt hátas képességeket adja annak, aki viseli.',
    'A Hátas gives its rider the abilities it lists for that.',
  ],
  '2.14.a': [
    'ELVADULT lap a típusától függetlenül csatolható akadálylapként.',
    'A card with ELVADULT can be attached as an akadálylap whatever its type.',
  ],
  '2.17.b': [
    'Aki képességből vagy laphatásból kap VÉDŐKÜSZÖB-öt, az páncélt visel.',
    'Who gets VÉDŐKÜSZÖB by a képesség or laphatás counts as wearing armour.',
  ],
  '2.19.note2': [
    'A FÓKUSZ-lap a tulajdonosa paklijának aljára kerül, a sorrendről ő dönt.',
    "A FÓKUSZ card goes under its owner's deck, and the owner decides the order.",
  ],
  '2.20.c': [
    'A BEFOLYÁS feltételét egy megadott helyszínű megoldott küldetés teljesíti.',
    'BEFOLYÁS is met by a solved küldetés of the place.',
  ],
  '2.22': [
    'ELFELEDETT: a játékos minden kalandozó lapja két laphatást kap.',
    'ELFELEDETT: every adventurer card of the player gets two effects.',
  ],
  '2.26': ['Az irányító Kézmérete 1-gyel nő.', 'The Kézméret of the controller is 1 larger.'],
  '2.27': [
    'ÖSSZPONTOSÍTÁS: a frontemberi büntető módosító nem érvényesül.',
    'ÖSSZPONTOSÍTÁS: the front penalty does not apply.',
  ],
  '2.30.a': [
    'NYÍLT LAP a típusától függetlenül nyíltan fekszik.',
    'A card with NYÍLT LAP lies open whatever its type.',
  ],
  '2.32.h': [
    'Ha az ÉLETÚT feltétele egy nevesített lap neve, akkor a lapnak az az IGAZ NÉV-e is.',
    'If the condition of ÉLETÚT is the name of a nevesített card, it is an IGAZ NÉV of the card too.',
  ],
  '2.35': [
    'ÁTTÖRÉS: az ostrom fázisai más sorrendben követik egymást.',
    'ÁTTÖRÉS: the phases of the siege follow each other in another order.',
  ],
  '2.37.e': [
    'KIEMELKEDETTSÉG: saját hatás nem emelheti és nem állíthatja a Kézméretet 7 fölé.',
    'KIEMELKEDETTSÉG: no own effect raises or sets the Kézméret above 7.',
  ],
  'ALAP.29': [
    'Egy lap csak a tulajdonosa Kezébe, Jövőjébe, Cserepaklijába, Múltjába és Mélységébe kerülhet.',
    'A card goes only to the Kéz, Jövő, Cserepakli, Múlt and Mélység of its owner.',
  ],
  '5.01.e': [
    'Akadálylap csatolása 0 MP, rejtve történik, és nem semlegesíthető. Az árát aktivizáláskor kell kifizetni.',
    'Attaching an akadálylap costs 0 MP, is hidden and cannot be neutralised; its price is paid on activation.',
  ],
  'ALAP.03': ['Lapot a Jövőből a Kézbe húzol.', 'Cards are drawn from the Jövő into the Kéz.'],
  'ALAP.05': [
    'Lapot a Kézből idézel le: az Időfonalba kerül, és onnan a Jelenbe.',
    'A card is summoned from the Kéz: it enters the Időfonal and comes from there into the Jelen.',
  ],
  'ALAP.06': [
    'Az Időfonal adja meg, milyen sorrendben érvényesülnek a hatások. Ami utoljára került bele, az érvényesül először.',
    'The Időfonal tells in which order effects apply; the last one in is the first.',
  ],
  'ALAP.07': [
    'Az érvényesülő lap az Időfonalból a Jelenbe kerül.',
    'A card that takes effect goes from the Időfonal to the Jelen.',
  ],
  'ALAP.09': [
    'A Múltba kerülnek az elhasznált, eldobott, meghalt, megsemmisült és feláldozott lapok.',
    'The Múlt is the place of used, discarded, dead, destroyed and sacrificed cards.',
  ],
  'ALAP.16': [
    'A Kézméret az, ahány lap a húzás végén a Kézben lehet.',
    'The Kézméret is how many cards the Kéz may hold at the end of the drawing.',
  ],
  'ALAP.20': [
    'Ha ugyanabból a nevesített lapból második kerülne hozzád, a nem saját példány a Mélységbe megy.',
    'If a second copy of a nevesített card would come to you, the one you do not own goes to the Mélység.',
  ],
  'ALAP.20.a': [
    'Ha mindkét példány a tiéd, az új a Múltba kerül.',
    'If you own both copies, the new one goes to the Múlt.',
  ],
  'ALAP.21': [
    'Azonos tulajdonos, különböző irányító: az új példány a Múltba kerül.',
    'Same owner, different controllers: the new copy goes to the Múlt.',
  ],
  'ALAP.22': [
    'Azonos tulajdonos, és az egyik példánynak nincs irányítója: az új a Múltba kerül.',
    'Same owner, and one copy has no controller: the new one goes to the Múlt.',
  ],
  'ALAP.23': [
    '„Múltba/Mélységbe”: a nem nevesített lap a Múltba, a nevesített a Mélységbe kerül.',
    '“To Múlt/Mélység”: a card that is not nevesített goes to the Múlt, a nevesített one to the Mélység.',
  ],
  'ALAP.24': [
    'A nevesített lap is a Múltba kerül, ha ilyen nevű már van a Jelenben vagy a Mélységben.',
    'A nevesített card goes to the Múlt if one of that name lies in the Jelen or the Mélység already.',
  ],
  'ALAP.25': [
    'Ami meghal, feláldozzák, megsemmisül, semlegesül vagy nem érvényesül, a Múltba vagy a Mélységbe kerül.',
    'What dies, is sacrificed, destroyed, neutralised or does not take effect goes to Múlt or Mélység.',
  ],
  'ALAP.26': [
    'A Kézből vagy Jövőből eldobott lap mindig a Múltba kerül.',
    'A card discarded from Kéz or Jövő always goes to the Múlt.',
  ],
  'ALAP.28': [
    'A kívülről a játékba került lap tulajdonosa az, aki behozta.',
    'The owner of a card from outside is who brought it in.',
  ],
  'ALAP.30': [
    'Irányítója a Jelen, a Külső sík és a Megoldott küldetések lapjainak van.',
    'Cards in the Jelen, the Külső sík and among the Megoldott küldetések have a controller.',
  ],
  'ALAP.31': [
    'A csatolt lapok közül csak a viselt felszerelésnek és a leidézett akadálylapnak van irányítója.',
    'Of attached cards only worn equipment and summoned akadálylap have a controller.',
  ],
  'ALAP.32': [
    'Az irányítót előbb a lap helye, majd a hatások adják meg, végül a tulajdonos az.',
    'The controller is told by the place, then by effects, else it is the owner.',
  ],
  'ALAP.32.c': [
    'Hatás vagy szabály határozza meg, ki irányítja a lapot.',
    'An effect or a rule determines who controls the card.',
  ],
  'ALAP.34': ['A más módon csatolt lapnak nincs irányítója.', 'A card attached in another way has no controller.'],
  'ALAP.35': ['A lap „játékosa” az irányítója, ha van.', '“Its player” means the controller, where there is one.'],
  'ALAP.37': ['A feláldozott lap a Múltba vagy a Mélységbe kerül.', 'A sacrificed card goes to Múlt or Mélység.'],
  'ALAP.38': [
    'Csak olyan lapot áldozhatsz fel, amelynek te vagy a játékosa.',
    'You can sacrifice only a card whose player you are.',
  ],
  'ALAP.39': ['A semlegesített lap a Múltba vagy a Mélységbe kerül.', 'A neutralised card goes to Múlt or Mélység.'],
  'ALAP.40': [
    'Az Időfonalban semlegesített lap nem érvényesül.',
    'A card neutralised in the Időfonal does not take effect.',
  ],
  'ALAP.41': [
    'A semlegesített képesség elhagyja az Időfonalat, a lapja a helyén marad.',
    'A neutralised képesség leaves the Időfonal; its card stays.',
  ],
  'ALAP.42': [
    'Ha egy hatás X szint gyógyítással semlegesíthető, ez bármikor megtehető, amíg a hatás tart.',
    'If X levels of healing neutralise an effect, this can be done at any time while it lasts.',
  ],
  'ALAP.43': [
    'Csak a Jelenben, a Külső síkon és a Megoldott küldetések közt lévő lap semmisíthető meg.',
    'Only a card in the Jelen, the Külső sík or among the Megoldott küldetések can be destroyed.',
  ],
  'ALAP.44': [
    'Keresés az, ha legalább két lapot nézel meg a Jövődből, és választasz közülük.',
    'A search is looking at two or more cards of the own Jövő and choosing among them.',
  ],
  'ALAP.45': [
    'A kikeresett lapot meg kell mutatni, kivéve, ha bármi elvehető volt.',
    'A card searched out is shown unless any card could have been taken.',
  ],
  'ALAP.46': ['Keresés után a Jövőt meg kell keverni.', 'After a search the Jövő is shuffled.'],
  'ALAP.47': [
    'A kikeresett lap a Kézbe kerül, ha a hatás mást nem mond.',
    'A card searched out goes to the Kéz unless the effect says otherwise.',
  ],
  'ALAP.48': [
    'Ha a hatás mást is elrendel a kikeresett lappal, csak akkor hat, ha mindkettő végrehajtható.',
    'If the effect orders more with the card, it applies only if both parts can be carried out.',
  ],
  'ALAP.49': [
    'A Cserepakliból kivenni egy lapot nem keresés, nem jár keveréssel.',
    'Taking a card out of the Cserepakli is no search and asks for no shuffle.',
  ],
  'ALAP.50': [
    'A keverés után senki sem ismeri a Jövő sorrendjét.',
    'After a shuffle nobody knows the order of the Jövő.',
  ],
  'ALAP.52': [
    'Keresés után a Jövőt a hatás végén kell megkeverni.',
    'After a search the Jövő is shuffled at the end of the effect.',
  ],
  'JEL.0': [
    'Jel nélkül a képesség Sor fázisú és MP-kötött, és a manőverek fázisában használható.',
    'Without a symbol a text is of the Sor phase, MP-kötött, and used in the manőverek fázisa.',
  ],
  'JEL.B': [
    'Az aktivizálás ára a lap elforgatása. Sor fázis, MP-kötött.',
    'Activating costs rotating the card. Sor phase, MP-kötött.',
  ],
  'JEL.D': ['Fordulónként legfeljebb egyszer aktivizálható.', 'Can be activated once a forduló at most.'],
  'JEL.E': [
    'Az állandó képesség nem csak éber helyzetben használható.',
    'A constant text can be used in other positions than éber too.',
  ],
  'JEL.E1': [
    'A folyamatosan működő hatás magától érvényes, nem kell aktivizálni.',
    'A continuously working text works by itself and is not activated.',
  ],
  'JEL.E2': [
    'Az aktivizálandó állandó képesség gyors hatás, minden fázisban.',
    'A constant text that needs activation is a quick effect in every phase.',
  ],
  'JEL.F': [
    'Csak a harc előkészítés fázisában aktivizálható, gyors hatásként.',
    'Activated only in the harc előkészítés, as a quick effect.',
  ],
  'JEL.G': ['Csak a harci körökben használható.', 'Usable in the harci körök only.'],
  'JEL.H': ['Gyors hatásként használható.', 'Usable as a quick effect.'],
  'JEL.I': ['Csak akkor használható, ha van mit semlegesíteni.', 'Usable only with something to neutralise.'],
  'JEL.J': ['Ennyi szövetségpontot kell elkölteni az aktivizáláshoz.', 'So many szövetségpont have to be spent.'],
  'JEL.K': ['Ennyi ómenpontot kell elkölteni az aktivizáláshoz.', 'So many ómenpont have to be spent.'],
  'JEL.L': [
    '▲: játékosonként egy ilyen hatás működik, illetve fordulónként egy aktivizálható.',
    '▲: one such effect works per player, or can be activated per forduló.',
  ],
  'JEL.M': ['■: az aktivizálás után a lap elveszti ezt a szöveget.', '■: after activation the card loses this text.'],
  'JEL.N': [
    'A „Ha …, akkor …” szöveg egy hatásra csak egyszer érvényesül.',
    'A text of the form “if …, then …” applies once for one effect.',
  ],
  'JEL.O': [
    'Az időzített hatás a feltételére indul el magától, és nem számít cselekedetnek.',
    'A timed effect switches on by its condition and is no action.',
  ],
  'JEL.P': [
    'Ami nem folyamatos és nem időzített, azt aktivizálni kell.',
    'What neither works continuously nor is timed has to be activated.',
  ],
  'JEL.Q': [
    '„Egy játékban egyszer”: ha bárki használta, többé senki sem használhatja.',
    '“Once a game”: when anybody has used it, nobody can again.',
  ],
};

/** What a clause says; undefined for one the table never names. */
export const clauseText = (id: string, lang: Lang): string | undefined => CLAUSES[id]?.[lang === 'hu' ? 0 : 1];
