import type { RulingId } from '../../engine/mk/table/rulings.ts';
import type { Translations } from '../lang.ts';

/** A ruling in words: what is in question, and what the table does. */
export interface RulingText {
  readonly question: string;
  readonly decision: string;
}

export const RULING_TEXTS: Translations<Readonly<Record<RulingId, RulingText>>> = {
  hu: {
    Q28: {
      question: 'Hány csapattagnak kell PORTYÁZÁS az ingyenes ostromhoz?',
      decision: 'Egy is elég a kezdeményező csapatban.',
    },
    Q30: {
      question: 'Mikor esik el egy védett toronyszint?',
      decision:
        'Ha a kezdeményező csapatszint nagyobb az akadályozó csapatszint és a FAL összegénél; egyenlőnél a torony tart.',
    },
    Q31: {
      question: 'ÁTTÖRÉS: elég egy tag, és mikor számít a 2.35.1 második mondata?',
      decision: 'Egy tag elég; a mondat csak akadályozó csapat nélkül érvényes.',
    },
    Q34: {
      question: 'Lehet-e ugyanaz a küldetés egy fordulóban kétszer expedíció célja?',
      decision: 'Nem, mert abban a fordulóban már nincs megoldás, amit helyettesítene.',
    },
    Q35: {
      question: 'Mi a csapatszint és az aktuális szint?',
      decision: 'Az alapszint a változásokkal, a sebzés levonásával; a csapatszint ezek összege.',
    },
    Q36: {
      question: 'Melyik manőver sorelhagyó?',
      decision: 'A küldetés, az ostrom, az építmény bevétele és a harc; a Csatlós csatolása nem.',
    },
    Q37: {
      question: 'Megoldhatja-e más a küldetést, mint aki letette?',
      decision: 'Saját küldetést a saját csapat old meg; más csak kézi lépéssel.',
    },
    Q39: {
      question: 'IGAZ NÉV: a hatás a másik nevét mondva is eléri a lapot, és a viselője nevesített-e?',
      decision:
        'Mindkét lap mindkét névre hallgat; a viselő úgy számít, mint a nevesített lap, amelynek a nevét viseli.',
    },
    R04: {
      question: 'Mi történik, ha az IGAZ NÉV lapja nincs a játékban?',
      decision: 'A viselő akkor is nevesítettnek számít: a kulcsszó a nevesítés szabályáért van.',
    },
    Q40: {
      question: 'Milyen sorrendben változik egy költség?',
      decision: 'Beállítás, növelés, csökkentés; 0 alá sosem megy.',
    },
    R13: {
      question: 'MANAFÓKUSZ: az 1-es alsó határ más csökkentésre is vonatkozik?',
      decision: 'Igen: „semmiképpen sem csökkenhet 1 alá”.',
    },
    Q42: {
      question: 'Ki rendezi a FÓKUSZ-lapokat a Jövő alján?',
      decision: 'Mindenki a sajátjait; az elsőnek választott fekszik legfelül.',
    },
    Q43: {
      question: 'Kincs MP-igénye helyettesíthető-e (ÁTÉPÍTÉS, ÉLETÚT)?',
      decision: 'Igen: a helyettesítés nem csökkentés. Növelni sem lehet, FÓKUSZ-szal fizetni igen.',
    },
    Q44: {
      question: 'Kincs Jelenbe tétele mindig tilos, vagy csak ingyen?',
      decision: 'Mindig, amikor nem fizették ki az MP-igényét.',
    },
    Q46: {
      question: 'Van-e helyszíne a megoldott küldetés jelzőnek?',
      decision: 'Nincs; egy megoldott küldetésnek számít, BEFOLYÁS-hoz nem.',
    },
    Q49: { question: 'Számít-e a jelző kalandozó az ŐSERŐ-höz?', decision: 'Igen: a szöveg nem zárja ki.' },
    Q50: {
      question: 'Azonos névnek számít-e az ÉLETÚT feltételének neve?',
      decision: 'Nem: csak a nyomtatott neveket kell összevetni.',
    },
    Q51: {
      question: 'ÉLETÚT több fajjal vagy ismeretlen adattal?',
      decision: 'Egy közös faj elég; amit a lap nem mond meg, azt a játékos mondja; X MP-értékkel nem lehetséges.',
    },
    R17: {
      question: 'ÉLETÚT: melyik pillanat helyzete számít?',
      decision: 'Az, amelyikben a célpontot feláldozzák, vagyis az érvényesüléskori.',
    },
    Q52: {
      question: 'MÚLTIDÉZÉS: hova kerül, ha feláldozzák, megsemmisül vagy eldobják?',
      decision: 'A rendes helyére; a szöveg csak a lejártat és a semlegesítést említi.',
    },
    R09: {
      question: 'MÚLTIDÉZÉS-sel idézett nevesített lap, amelynek már van példánya a Mélységben?',
      decision: 'A nevesítés szabálya megelőzi: a Múltba kerül.',
    },
    R10: {
      question: 'Mélységbe kerülhet-e egy nevesített lap, ha a másik példánya megoldott küldetés?',
      decision: 'Nem: az ALAP.22 szerint a Múltba kerül.',
    },
    Q53: { question: 'HÁTAS feltétel nélkül kihez csatolható?', decision: 'Bármely saját kalandozóhoz.' },
    Q54: {
      question: 'Csatolható-e Hátas vagy Csatlós ellenséges kalandozóhoz?',
      decision: 'Nem, csak sajáthoz; Csatlósból akárhány lehet.',
    },
    Q55: {
      question: 'Milyen a csatolt ELVADULT lap?',
      decision: 'Se nem csapda, se nem bestia, egy helyet foglal, rejtett, és 0 MP a csatolása.',
    },
    R11: {
      question: 'NYÍLT LAP és ELVADULT: nyíltan fekszik-e csatolva?',
      decision: 'Igen: laptípustól függetlenül nyílt lap, a csatolás nem fordítja le.',
    },
    Q56: {
      question: 'Mi van egyenlő számú MOMENTUM esetén?',
      decision: 'Nincs hatása: a kezdeményező cselekszik először.',
    },
    Q57: { question: 'Mennyibe kerül a 2.33 laphatása?', decision: 'A jele előtti szám az MP-érték; szám nélkül 0.' },
    Q58: {
      question: 'Mi számít ingyenesnek ELFELEDETT mellett?',
      decision: 'Az ŐSERŐ és az „ingyen” szövegek; a csökkentés, a helyettesítés, a csatolás és a nyomtatott 0 nem.',
    },
    Q59: {
      question:
        'Mit jelentenek a máshol meg nem magyarázott szavak (Kincskeresés, frontemberi büntető módosító, hatalomszó, TITKOS NYELV)?',
      decision: 'A program felismeri és jelzi őket; a hatásukat a játékos mondja meg.',
    },
    Q62: {
      question: 'Mikor nem számít már ugyanannak egy képesség?',
      decision: 'Ha a lap elhagyta a Jelent, újnak számít; kézzel is törölhető a jelölés.',
    },
    Q64: {
      question: 'Mi az elforgatás?',
      decision: 'Éber lapból pihenő lesz; pihenő vagy sérült lappal nem fizethető.',
    },
    R20: {
      question: 'Elmarad-e a MEGELEVENEDŐ elforgatása, ha a lap ingyenes?',
      decision: 'Nem: az elforgatás teszi lehetővé az aktivizálást.',
    },
    Q65: {
      question: 'Elhasználódik-e a ■ vagy a fordulónként egyszeri, ha semlegesítik?',
      decision: 'Igen, már az aktivizálással.',
    },
    Q67: { question: 'Kinek a Jelenje és Mélysége számít az ALAP.24-nél?', decision: 'Az azonos tulajdonosú lapoké.' },
    Q68: { question: 'Melyik példány távozik, ha egyik sem a játékosé?', decision: 'Az új, a tulajdonosa Mélységébe.' },
    Q69: {
      question: 'Hogyan szerezhető meg egy Sorban lévő lap irányítása?',
      decision: 'A hatás a szerző játékos helyére teszi, és a hely dönt.',
    },
    Q70: {
      question: 'Mi lesz a csatolt lapokkal, ha a hordozójuk távozik?',
      decision: 'Lehullanak tulajdonosaik Múltjába/Mélységébe.',
    },
    Q73: {
      question: 'Mikor dől el, hogy a keresés mindkét része létrejöhet?',
      decision: 'Érvényesüléskor; a költség kifizetve marad.',
    },
    R15: {
      question: 'Jelenbe tehető-e kereséssel akadálylap, vagy nevesített lap, amely rögtön távozna?',
      decision: 'Nem: az akadálylapnak csatolás nélkül nincs helye, a távozó lap pedig nem kerül a Jelenbe.',
    },
    Q74: {
      question: 'Keresés-e, ha nem lehet választani?',
      decision: 'Nem, és keverni sem kell; ha lehetett, akkor keresés, és keverni kell.',
    },
    R14: {
      question: 'Elhasználja-e az egyetlen keresést, ha nem vettél ki lapot?',
      decision: 'Nem: „egyszer kereshet ki lapot”.',
    },
    R01: {
      question: 'Mi történik, ha egy hatás ismeretlen kulcsszót ad?',
      decision: 'A lap semmit sem kap, és ezt a napló kimondja.',
    },
    R02: {
      question: 'Működik-e rejtett lap szövege?',
      decision:
        'Nem, amíg fel nem fedik; csak az számít, ami magának a lapnak a kezeléséről szól (AKADÁLYOK, MEGELEVENEDŐ, KINCS).',
    },
    R03: {
      question: 'Kinek a lapjait nézi egy kölcsönzött szöveg TÖRZSSZÖVETSÉG-e?',
      decision: 'A hordozó játékosáét, mert a szöveg az övé a csatolás idejére.',
    },
    R05: {
      question: 'Irányítod-e a Külső síkon lévő kalandozót?',
      decision: 'Igen: a Külső síkon lévő lapnak van irányítója.',
    },
    R06: {
      question: 'Mi lesz az átvett kalandozó sebzésével?',
      decision: 'Elmúlik: a Sorban a helyzete számít, és az pihenő.',
    },
    R07: {
      question: 'Vége-e a játéknak, ha az egyetlen toronyszintet áldozzák fel az ÁTÉPÍTÉS-hez?',
      decision: 'Nem, amíg az új szint az Időfonalban várakozik.',
    },
    R08: {
      question: 'Ad-e fázist is, ami gyors hatássá tesz?',
      decision: 'A megszakító és a semlegesítő csak sebességet ad; a SORSFORDÍTÓ bármikor használható.',
    },
    R12: {
      question: 'Hányszor próbálkozhat egy kalandozó GYÁVASÁG-gal egy manőverben?',
      decision: 'Egyszer, különben a próbának nem volna értelme.',
    },
    R16: { question: 'Semlegesíthető-e a Jelenben lévő lap?', decision: 'Igen: a Múltba/Mélységbe kerül.' },
    R18: {
      question: 'Milyen sorrendben változik a Kézméret?',
      decision: 'Beállítás, csökkentés, saját növelés (KIEMELKEDETTSÉG mellett legfeljebb 7-ig), ellenséges növelés.',
    },
    R19: {
      question: 'Hány támadásra jó egy leidézett akciólap?',
      decision: 'Annyira, amennyit a szövege mond; a program a manőver végéig engedi.',
    },
  },
  en: {
    Q28: {
      question: 'How many members need PORTYÁZÁS for a free siege?',
      decision: 'One in the initiating team is enough.',
    },
    Q30: {
      question: 'When does a defended toronyszint fall?',
      decision:
        'If the initiating csapatszint is greater than that of the obstructing team and FAL together; when equal, it holds.',
    },
    Q31: {
      question: 'ÁTTÖRÉS: is one member enough, and when does the second sentence of 2.35.1 apply?',
      decision: 'One member is enough; the sentence applies only without an obstructing team.',
    },
    Q34: {
      question: 'May one küldetés be the target of two expeditions in a forduló?',
      decision: 'No: there is no solving left in it to replace.',
    },
    Q35: {
      question: 'What are csapatszint and current level?',
      decision: 'The printed level with its changes, less damage; csapatszint is their sum.',
    },
    Q36: {
      question: 'Which manoeuvres are sorelhagyó?',
      decision: 'Küldetés, ostrom, építmény bevétel and fight; attaching a Csatlós is not.',
    },
    Q37: {
      question: 'Can a küldetés be solved by another player than the one who put it down?',
      decision: 'An own küldetés by an own team; another solver only by hand.',
    },
    Q39: {
      question: 'IGAZ NÉV: does an effect that says the other name reach the card, and is the bearer nevesített?',
      decision: 'Both cards answer to both names; the bearer counts like the nevesített card whose name it has.',
    },
    R04: {
      question: 'What if the card IGAZ NÉV names is not in the game?',
      decision: 'The bearer counts as nevesített all the same: the keyword is there for that rule.',
    },
    Q40: { question: 'In which order does a cost change?', decision: 'Set, raised, lowered; never below 0.' },
    R13: {
      question: 'MANAFÓKUSZ: does the limit of 1 hold for other lowerings too?',
      decision: 'Yes: “in no way below 1”.',
    },
    Q42: {
      question: 'Who orders FÓKUSZ cards under the Jövő?',
      decision: 'Everybody the own ones; the first picked lies highest.',
    },
    Q43: {
      question: 'Can the MP-igény of a Kincs be replaced (ÁTÉPÍTÉS, ÉLETÚT)?',
      decision: 'Yes: replacing is no lowering. It cannot be raised either; FÓKUSZ may pay it.',
    },
    Q44: {
      question: 'Is putting a Kincs into the Jelen barred always, or only free?',
      decision: 'Whenever its MP-igény is not paid.',
    },
    Q46: {
      question: 'Does the token of a solved Kincs have a place?',
      decision: 'None; it counts as a solved küldetés, never for BEFOLYÁS.',
    },
    Q49: { question: 'Does a token kalandozó count for ŐSERŐ?', decision: 'Yes: the text does not exclude it.' },
    Q50: {
      question: 'Is the name of the condition of ÉLETÚT the same name?',
      decision: 'No: only printed names are compared.',
    },
    Q51: {
      question: 'ÉLETÚT with several races or unknown facts?',
      decision:
        'One shared race is enough; what a card does not tell is asked of the player; not possible with an MP-érték of X.',
    },
    R17: {
      question: 'ÉLETÚT: the position of which moment counts?',
      decision: 'That in which the target is sacrificed, when it takes effect.',
    },
    Q52: {
      question: 'MÚLTIDÉZÉS: where does it go when sacrificed, destroyed or discarded?',
      decision: 'To its ordinary place; the text names only expiry and neutralising.',
    },
    R09: {
      question: 'A nevesített card summoned by MÚLTIDÉZÉS with a copy in the Mélység already?',
      decision: 'The nevesítés rule goes before: it goes to the Múlt.',
    },
    R10: {
      question: 'Can a nevesített card go to the Mélység while a copy is a solved küldetés?',
      decision: 'No: by ALAP.22 it goes to the Múlt.',
    },
    Q53: { question: 'To whom is HÁTAS without a condition attached?', decision: 'To any own kalandozó.' },
    Q54: {
      question: 'May Hátas and Csatlós be attached to an enemy kalandozó?',
      decision: 'Own ones only; any number of Csatlós.',
    },
    Q55: {
      question: 'What is an attached ELVADULT card?',
      decision: 'Neither csapda nor bestia, fills one slot, hidden, attached for 0 MP.',
    },
    R11: {
      question: 'NYÍLT LAP and ELVADULT: does it lie open when attached?',
      decision: 'Yes: it is open whatever its type; attaching does not turn it.',
    },
    Q56: {
      question: 'What if both have equally many MOMENTUM?',
      decision: 'It has no effect: the initiator acts first.',
    },
    Q57: { question: 'What does the laphatás of 2.33 cost?', decision: 'The number before its symbol; without one 0.' },
    Q58: {
      question: 'What is free under ELFELEDETT?',
      decision: 'ŐSERŐ and texts that say “free”; not reducing, replacing, attaching, or a printed 0.',
    },
    Q59: {
      question: 'What of words explained nowhere (Kincskeresés, front penalty, word of power, TITKOS NYELV)?',
      decision: 'They are recognised and shown; the player says what they do.',
    },
    Q62: {
      question: 'When is an ability no longer the same?',
      decision: 'A card that left the Jelen is new; marks can be cleared by hand.',
    },
    Q64: {
      question: 'What is elforgatás?',
      decision: 'A ready card turns resting; a resting or wounded one cannot pay it.',
    },
    R20: {
      question: 'Does the rotation for MEGELEVENEDŐ fall away if the card is free?',
      decision: 'No: the rotation is what makes that activation possible.',
    },
    Q65: { question: 'Are ■ and once per forduló used up if neutralised?', decision: 'Yes, at activation.' },
    Q67: { question: 'Whose Jelen and Mélység count for ALAP.24?', decision: 'Those of cards of the same owner.' },
    Q68: {
      question: "Which copy leaves if neither is the player's own?",
      decision: 'The new one, to the Mélység of its owner.',
    },
    Q69: {
      question: 'How is control of a card in a Sor taken?',
      decision: "The effect moves it to the taker's place, and the place decides.",
    },
    Q70: {
      question: 'What becomes of attached cards when their carrier leaves?',
      decision: 'They fall off to Múlt/Mélység of their owners.',
    },
    Q73: {
      question: 'When is it checked that both parts of a search are possible?',
      decision: 'On resolution; the cost stays paid.',
    },
    R15: {
      question: 'Can a search put an akadálylap into the Jelen, or a nevesített card that would leave at once?',
      decision:
        'No: an akadálylap has no place unattached, and a card that leaves at once does not come into the Jelen.',
    },
    Q74: {
      question: 'Is it a search if nothing could be chosen?',
      decision: 'No, and there is no shuffle; if it was possible, it is one, with a shuffle.',
    },
    R14: {
      question: 'Is the one search used up if no card was taken out?',
      decision: 'No: the text is about taking a card out.',
    },
    R01: {
      question: 'What if an effect gives a keyword nobody knows?',
      decision: 'The card gets nothing, and the log says so.',
    },
    R02: {
      question: 'Does the text of a face-down card work?',
      decision:
        'Not until it is shown, but for what is about handling the card itself (AKADÁLYOK, MEGELEVENEDŐ, KINCS).',
    },
    R03: {
      question: 'Whose cards does TÖRZSSZÖVETSÉG in a lent text look at?',
      decision: "Those of the bearer's player, since the text is its own while attached.",
    },
    R05: { question: 'Is a kalandozó in the Külső sík controlled?', decision: 'Yes: a card there has a controller.' },
    R06: {
      question: 'What becomes of the damage of a kalandozó taken over?',
      decision: 'It is gone: in a Sor its position counts, and that is pihenő.',
    },
    R07: {
      question: 'Is the game over if the only toronyszint is sacrificed for ÁTÉPÍTÉS?',
      decision: 'Not while the new level waits in the Időfonal.',
    },
    R08: {
      question: 'Does what makes a card quick give it a phase too?',
      decision: 'Megszakító and semlegesítő give a speed only; SORSFORDÍTÓ may be used at any time.',
    },
    R12: {
      question: 'How often may a kalandozó try GYÁVASÁG in a manoeuvre?',
      decision: 'Once, or the test would mean nothing.',
    },
    R16: { question: 'Can a card in the Jelen be neutralised?', decision: 'Yes: it goes to Múlt/Mélység.' },
    R18: {
      question: 'In which order does the Kézméret change?',
      decision: 'Set, lowered, raised by own effects (to 7 at most under KIEMELKEDETTSÉG), raised by enemy ones.',
    },
    R19: {
      question: 'For how many attacks is one summoned akciólap good?',
      decision: 'As many as its text says; the program allows it until the manoeuvre ends.',
    },
  },
};
