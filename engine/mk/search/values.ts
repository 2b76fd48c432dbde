import { fold } from '../../text/fold.ts';
import type { Vocabulary } from '../cards/keywords/keywords.ts';
import { KEYWORD_IDS, KEYWORDS, keywordName, makeKeyword } from '../cards/keywords/vocabulary.ts';
import { readWord, readYesNo, type Words, writeWord } from '../cards/words.ts';
import { type FieldId, searchField } from './fields.ts';
import type { FieldTest, QueryError } from './query.ts';

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

type ReadTest =
  | { readonly ok: true; readonly test: FieldTest }
  | { readonly ok: false; readonly code: QueryError['code']; readonly expected: readonly string[] };

const refuse = (code: QueryError['code'], expected: readonly string[] = []): ReadTest => ({
  ok: false,
  code,
  expected,
});
const accept = (test: FieldTest): ReadTest => ({ ok: true, test });

/** What a value behind a field and an operator asks for; every kind of field reads its values here. */
export function readTest(
  field: FieldId,
  operator: Operator,
  value: string,
  quoted: boolean,
  vocabulary: Vocabulary,
): ReadTest {
  const definition = searchField(field);
  const counts = definition.kind === 'number' || definition.kind === 'standing';
  if (!counts && /[<>]/.test(operator)) return refuse('BAD_OPERATOR', [':', '=', '!=']);
  const not = operator === '!=';
  if (!quoted && UNKNOWN.has(fold(value))) return accept({ kind: 'unknown' });
  switch (definition.kind) {
    case 'number':
      return readNumber(operator, value);
    case 'standing': {
      // 1 and 0 are numbers here, not yes and no.
      const yes = /^\d/.test(value) ? undefined : readYesNo(value);
      if (yes === undefined) return readNumber(operator, value);
      return operator === ':' || operator === '=' || not
        ? accept({ kind: 'compare', operator: yes !== not ? '>=' : '<', value: 1 })
        : refuse('BAD_OPERATOR', [':', '=', '!=']);
    }
    case 'choice':
      return readChoice(definition.words, value, not);
    case 'flag': {
      const yes = readYesNo(value);
      return yes === undefined
        ? refuse('UNKNOWN_VALUE', ['igen', 'nem'])
        : accept({ kind: 'flag', value: yes !== not });
    }
    case 'keyword':
      return readKeywords(value, not, vocabulary);
    default:
      return accept(readText(definition.kind, operator, value, quoted));
  }
}

const UNKNOWN = new Set(['?', 'ismeretlen', 'unknown']);

function readNumber(operator: Operator, value: string): ReadTest {
  const text = fold(value);
  if (/^\d{0,2}x$/.test(text))
    return operator === ':' || operator === '=' ? accept({ kind: 'x' }) : refuse('BAD_OPERATOR', [':', '=']);
  const range = /^(\d{1,3})(?:-|\.\.)(\d{1,3})$/.exec(text);
  if (range) {
    if (operator !== ':' && operator !== '=') return refuse('BAD_OPERATOR', [':', '=']);
    const [from, to] = [Number(range[1]), Number(range[2])];
    return accept({ kind: 'range', from: Math.min(from, to), to: Math.max(from, to) });
  }
  if (!/^\d{1,6}$/.test(text)) return refuse('BAD_NUMBER', ['3', '2-4', 'X', '?']);
  return accept({ kind: 'compare', operator: operator === ':' ? '=' : operator, value: Number(text) });
}

// The whole word, else every choice that begins with what was typed, so that a search box answers while one types.
function readChoice(words: Words<string>, value: string, not: boolean): ReadTest {
  const exact = readWord(words, value);
  if (exact !== undefined) return accept({ kind: 'choice', ids: [exact], not });
  const wanted = fold(value);
  const ids = Object.keys(words).filter((id) => words[id]?.some((word) => fold(word).startsWith(wanted)));
  return ids.length > 0
    ? accept({ kind: 'choice', ids, not })
    : refuse(
        'UNKNOWN_VALUE',
        Object.keys(words).map((id) => writeWord(words, id)),
      );
}

function readKeywords(value: string, not: boolean, vocabulary: Vocabulary): ReadTest {
  const exact = vocabulary.read(value);
  if (exact) return accept({ kind: 'keyword', wanted: [exact], not });
  const wanted = fold(value);
  const near = KEYWORD_IDS.filter((id) => fold(keywordName(id, vocabulary.names)).startsWith(wanted));
  if (near.length > 0) return accept({ kind: 'keyword', wanted: near.map((id) => makeKeyword(id)), not });
  return refuse('UNKNOWN_VALUE', nearest(wanted));
}

const nearest = (wanted: string) => {
  const sharing = KEYWORD_IDS.filter((id) => fold(keywordName(id)).includes(wanted.slice(0, 4)));
  return (sharing.length > 0 ? sharing : KEYWORD_IDS.filter((id) => KEYWORDS[id].name !== null)).map((id) =>
    keywordName(id),
  );
};

function readText(kind: 'words' | 'open' | 'text', operator: Operator, value: string, quoted: boolean): FieldTest {
  const not = operator === '!=';
  const starred = !quoted && kind !== 'text' && value.endsWith('*') && value.length > 1;
  const text = fold(starred ? value.slice(0, -1) : value);
  if (operator === '=') return { kind: 'text', text, match: 'equal', not };
  if (quoted) return { kind: 'text', text, match: 'whole', not };
  if (kind === 'text') return { kind: 'text', text, match: 'part', not };
  return { kind: 'text', text, match: kind === 'open' || starred ? 'start' : 'whole', not };
}
