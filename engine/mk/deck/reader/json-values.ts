import { type Expression, parseExpressionAt } from 'acorn';

export type JsonLiteral = string | number | boolean | null;
/** A value of the file with the place it stands at. */
export type JsonValue =
  | { readonly at: number; readonly literal: JsonLiteral }
  | { readonly at: number; readonly items: readonly JsonValue[] }
  | { readonly at: number; readonly fields: readonly JsonField[] };
export interface JsonField {
  readonly key: string;
  readonly value: JsonValue;
}

/** The JSON value of a text with the places of its parts; undefined if it is none. */
export const parseJson = (text: string): JsonValue | undefined =>
  parseLiteral(text, text.length - text.trimStart().length);

/** The literal value that is the whole text from here on; undefined for anything else. Parsed as data, never run. */
export function parseLiteral(text: string, start: number): JsonValue | undefined {
  try {
    const tree = parseExpressionAt(text, start, { ecmaVersion: 2023 });
    return /^\s*;?\s*$/u.test(text.slice(tree.end)) ? toValue(tree) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError for anything but literals. */
function toValue(node: Expression): JsonValue {
  const at = node.start;
  if (
    node.type === 'Literal' &&
    node.value !== undefined &&
    !(node.value instanceof RegExp) &&
    typeof node.value !== 'bigint'
  ) {
    return { at, literal: node.value };
  }
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal') {
    return { at, literal: -Number(node.argument.value) };
  }
  if (node.type === 'ArrayExpression') {
    return {
      at,
      items: node.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') throw new SyntaxError('no literal');
        return toValue(element);
      }),
    };
  }
  if (node.type !== 'ObjectExpression') throw new SyntaxError('no literal');
  return {
    at,
    fields: node.properties.map((property) => {
      if (property.type !== 'Property' || property.computed || property.kind !== 'init')
        throw new SyntaxError('no literal');
      const key =
        property.key.type === 'Identifier' ? property.key.name : String((property.key as { value?: unknown }).value);
      return { key, value: toValue(property.value as Expression) };
    }),
  };
}
