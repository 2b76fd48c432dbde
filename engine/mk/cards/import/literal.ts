import { type Expression, type Node, type Position, type Program, parse, type SpreadElement } from 'acorn';
import { fault, type ImportFault } from './report.ts';

type Literal = { ok: true; value: unknown } | { ok: false; fault: ImportFault };

/**
 * Reads JavaScript text that holds one value – `name = [ … ];`, `const name = …`, `export default …` or the bare value – as data.
 * Nothing is ever evaluated: the text is parsed, and only literals, arrays and objects of literals may stand in it.
 * Comments and trailing commas are fine. Anything else is a fault with its line and column, and no value comes out.
 */
export function readLiteral(text: string): Literal {
  const source = OBJECT.test(text) ? `(${text.replace(/;\s*$/u, '')}\n)` : text;
  try {
    const program = parse(source, {
      ecmaVersion: 'latest',
      sourceType: moduleLike(text) ? 'module' : 'script',
      locations: true,
    });
    return { ok: true, value: toValue(onlyExpression(program)) };
  } catch (error) {
    if (error instanceof RangeError) return fault('TOO_DEEP');
    if (error instanceof NotData) return notData(error.node, text, source !== text);
    if (error instanceof SyntaxError && 'loc' in error) return syntax(error.loc as Position, text, source !== text);
    throw error;
  }
}

// A brace that begins a program opens a block there, and what is told about the rest would be wrong; in brackets it is an object.
const OBJECT = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*\{/u;

const moduleLike = (text: string) => /^\s*export\s/m.test(text);

/** Thrown inside this file only: the node that is no data. */
class NotData extends Error {
  readonly node: Node;
  constructor(node: Node) {
    super('not data');
    this.node = node;
  }
}

function notData(node: Node, text: string, inBrackets: boolean) {
  const begins = node.start - (inBrackets ? 1 : 0);
  const at = place(node.loc?.start ?? { line: 1, column: 0 }, text, inBrackets);
  return fault('NOT_LITERAL', text.slice(begins, Math.min(begins + node.end - node.start, begins + 200)), ...at);
}

function syntax(found: Position, text: string, inBrackets: boolean) {
  const [line, column] = place(found, text, inBrackets);
  return fault('SYNTAX', (linesOf(text)[line - 1] ?? '').slice(column - 1, column + 39), line, column);
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

// Line and column counted from 1, never behind the end of the text.
function place(at: { line: number; column: number }, text: string, inBrackets: boolean): [number, number] {
  const lines = linesOf(text.trimEnd());
  if (at.line > lines.length) return [lines.length, (lines.at(-1) as string).length + 1];
  return [at.line, at.column + (inBrackets && at.line === 1 ? 0 : 1)];
}

function onlyExpression(program: Program): Expression {
  const body = program.body.filter((statement) => !(statement.type === 'ExpressionStatement' && statement.directive));
  const [first, second] = body;
  if (second) throw new NotData(second);
  if (!first) throw new NotData(program);
  if (first.type === 'ExpressionStatement') {
    const { expression } = first;
    if (expression.type !== 'AssignmentExpression') return expression;
    if (expression.operator !== '=' || !isPlainName(expression.left)) throw new NotData(expression);
    return expression.right;
  }
  if (first.type === 'ExportDefaultDeclaration') return first.declaration as Expression;
  const declaration = first.type === 'ExportNamedDeclaration' ? first.declaration : first;
  if (declaration?.type === 'VariableDeclaration') {
    const [variable, another] = declaration.declarations;
    if (another) throw new NotData(another);
    if (variable?.init && variable.id.type === 'Identifier') return variable.init;
  }
  throw new NotData(first);
}

/** `cardLibrary`, `window.cardLibrary`, `module.exports`: where the value would be kept, never looked up. */
function isPlainName(node: Node): boolean {
  if (node.type === 'Identifier') return true;
  const member = node as unknown as { type: string; computed: boolean; object: Node; property: Node };
  return (
    member.type === 'MemberExpression' && !member.computed && isPlainName(member.object) && isPlainName(member.property)
  );
}

function toValue(node: Expression | SpreadElement | null, parent?: Node): unknown {
  if (node === null) throw new NotData(parent as Node); // a hole: [1,,2]
  switch (node.type) {
    case 'Literal':
      if (node.regex || node.bigint) throw new NotData(node);
      return node.value;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) throw new NotData(node);
      return node.quasis[0]?.value.cooked ?? '';
    case 'UnaryExpression': {
      const value = node.operator === '-' && node.argument.type === 'Literal' ? node.argument.value : undefined;
      if (typeof value !== 'number') throw new NotData(node);
      return -value;
    }
    case 'ArrayExpression':
      return node.elements.map((element) => toValue(element, node));
    case 'ObjectExpression': {
      const object: Record<string, unknown> = {};
      for (const property of node.properties) {
        if (
          property.type !== 'Property' ||
          property.kind !== 'init' ||
          property.computed ||
          property.shorthand ||
          property.method
        ) {
          throw new NotData(property);
        }
        const { key } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
        if (name === null) throw new NotData(property);
        // Defined, not assigned: a key called __proto__ is data like any other.
        const value = toValue(property.value);
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
      }
      return object;
    }
    default:
      throw new NotData(node);
  }
}
