/** Numbers of the rules that several parts ask for; each stands here once. */

/** Kézméret (ALAP.17). */
export const HAND_SIZE = 7;
/** Küldetés that may await solving (3.02.c). */
export const QUEST_LIMIT = 3;
/** Largest team on a siege or a küldetés (4.01.e). */
export const TEAM_SIZE = 3;
/** Akadálylap a toronyszint bears (3.01.c). */
export const OBSTACLES_PER_TOWER_LEVEL = 2;
/** Kalandozó that make a TÖRZSSZÖVETSÉG work (2.08.b). */
export const TRIBE_SIZE = 3;
/** DP that win at once (1.01.2). */
export const WINNING_DP_AT_ONCE = 19;
/** DP that win at the end of a forduló (1.01.4). */
export const WINNING_DP = 11;
