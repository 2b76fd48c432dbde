import { parseJson } from '../json-values.ts';
import { type FormatReader, refusal } from './forms.ts';
import { rootTag } from './xml.ts';

/** Begins as JSON only begins: no plain list does. */
const JSON_START = /^\s*(?:\{\s*"(?:[^"\\]|\\.)*"\s*:|\[\s*(?:\{\s*"|\[\s*["\d]|"(?:[^"\\]|\\.)*"\s*,\s*["{[\d]))/u;
const PAIR = /"(?:[^"\\\n]|\\.)*"\s*[:,]/gu;
const PAGE = /<\/?(?:html|head|body|script|style|meta|div|span|table|p|a)\b/iu;

/**
 * Refuses what is no list of any form: XML, HTML and JSON that no reader before understood is never read as text. Plain text never
 * comes here, whatever it says.
 */
export const refuseStructure: FormatReader = (lines) => {
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined || !/^\s*[<{[]/u.test(first)) return undefined;
  const text = lines.join('\n');
  // A scrap of JSON is as good as any other words; several pairs or items, or a whole value, are a file of its own.
  if (JSON_START.test(text) && (parseJson(text) || (text.match(PAIR)?.length ?? 0) >= 2)) return refusal('json');
  const root = rootTag(text);
  if (root === undefined || !isXml(text, root)) return undefined;
  const isPage = root === 'html' || (!/^\s*<\?xml\b/u.test(text) && PAGE.test(text.slice(0, 4000)));
  return refusal(isPage ? 'html' : 'xml');
};

// A declaration, an end tag of the first one, or a tag that ends itself: "<M1> Alfa" has none of them.
function isXml(text: string, root: string): boolean {
  if (/^\s*<(?:\?xml|!doctype)\b/iu.test(text)) return true;
  return text.toLowerCase().includes(`</${root}`) || /^\s*<[^<>]*\/>/u.test(text);
}
