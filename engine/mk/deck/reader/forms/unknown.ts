import { type FormatReader, refusal } from './forms.ts';
import { rootTag } from './xml.ts';

/** Begins as JSON only begins: no plain list does. */
const JSON_START = /^\s*(?:\{\s*"(?:[^"\\]|\\.)*"\s*:|\[\s*(?:\{\s*"|\[\s*["\d]|"(?:[^"\\]|\\.)*"\s*,\s*["{[\d]))/u;
const PAGE = /<\/?(?:html|head|body|script|style|meta|div|span|table|p|a)\b/iu;

/**
 * Refuses what is no list of any form: XML, HTML and JSON that no reader before understood is never read as text. Plain text never
 * comes here, whatever it says.
 */
export const refuseStructure: FormatReader = (lines) => {
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined || !/^\s*[<{[]/u.test(first)) return undefined;
  const text = lines.join('\n');
  if (JSON_START.test(text)) return refusal('json');
  const root = rootTag(text);
  if (root === undefined || !isXml(text, root)) return undefined;
  return PAGE.test(text.slice(0, 4000)) ? refusal('html') : refusal('xml');
};

// A declaration, an end tag of the first one, or a tag that ends itself: "<M1> Alfa" has none of them.
function isXml(text: string, root: string): boolean {
  if (/^\s*<(?:\?xml|!doctype)\b/iu.test(text)) return true;
  return text.toLowerCase().includes(`</${root}`) || /^\s*<[^<>]*\/>/u.test(text);
}
