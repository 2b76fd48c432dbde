import { parse } from 'node-html-parser';

/** One piece of an XML text, with the offset it begins at. */
export type XmlPiece =
  | {
      readonly kind: 'open';
      readonly at: number;
      readonly tag: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly alone: boolean;
    }
  | { readonly kind: 'close'; readonly at: number; readonly tag: string }
  | { readonly kind: 'text'; readonly at: number; readonly text: string };

const TAG = /^<(\/?)([\p{L}_][\p{L}\d_.:-]*)/u;
const ATTRIBUTE = /([\p{L}_][\p{L}\d_.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** XML text without its entities. */
export function xmlText(text: string): string {
  return text.includes('&') ? parse(text.replaceAll('<', '&lt;')).text : text;
}

/**
 * The tags and texts of an XML text in order; declarations and comments are passed over, what is broken is taken for text. One
 * pass, whatever the text is; nothing is nested, so no depth can stop it.
 */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  let at = 0;
  const skip = (from: number, end: string) => {
    const found = xml.indexOf(end, from);
    return found < 0 ? xml.length : found + end.length;
  };
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      const end = next < 0 ? xml.length : next;
      const written = xml.slice(at, end);
      if (written.trim() !== '')
        yield { kind: 'text', at: at + written.length - written.trimStart().length, text: xmlText(written).trim() };
      at = end;
    } else if (xml.startsWith('<!--', at)) at = skip(at + 4, '-->');
    else if (xml.startsWith('<![CDATA[', at)) {
      const end = skip(at + 9, ']]>');
      yield { kind: 'text', at, text: xml.slice(at + 9, end - 3).trim() };
      at = end;
    } else if (xml.startsWith('<?', at)) at = skip(at, '?>');
    else if (xml.startsWith('<!', at)) at = skip(at, '>');
    else {
      const end = skip(at, '>');
      const written = xml.slice(at, end);
      const [, closing, tag] = TAG.exec(written) ?? [];
      if (tag === undefined) yield { kind: 'text', at, text: written };
      else if (closing === '/') yield { kind: 'close', at, tag: tag.toLowerCase() };
      else {
        const attributes = new Map(
          [...written.matchAll(ATTRIBUTE)].map(
            (found) => [(found[1] as string).toLowerCase(), xmlText(found[2] ?? found[3] ?? '')] as const,
          ),
        );
        yield { kind: 'open', at, tag: tag.toLowerCase(), attributes, alone: written.endsWith('/>') };
      }
      at = end;
    }
  }
}

/** The first tag of a text that begins as XML; undefined for any other text. */
export function rootTag(text: string): string | undefined {
  const start =
    /^\s*(?:<\?xml\b[^>]*>\s*)?(?:<!(?:--[\s\S]*?--|[^>]*)>\s*)*/u.exec(text.slice(0, 4000))?.[0].length ?? 0;
  const [whole, closing, tag] = TAG.exec(text.slice(start, start + 200)) ?? [];
  if (whole === undefined || closing === '/') return undefined;
  return (tag as string).toLowerCase();
}
