import type { CardType } from '../../../engine/mk/cards/card.ts';
import type { Coverage } from '../../../engine/mk/cards/effects/coverage.ts';
import { type ReadSentence, readText } from '../../../engine/mk/cards/effects/read.ts';
import { saysAll } from '../../../engine/mk/cards/effects/says/says.ts';
import { cardTexts } from '../../../messages/cards.ts';
import { type CliIo, EXIT } from '../command.ts';

/** Shows how a text is read, sentence by sentence. */
export function showReading(text: string, type: CardType | null, json: boolean, io: CliIo): number {
  const sentences = readText(text, type);
  if (json) io.out(JSON.stringify({ sentences: sentences.map(asFacts) }));
  else io.out(sentences.map((one) => sentenceLine(one, io)).join('\n'));
  return EXIT.ok;
}

function asFacts(read: ReadSentence) {
  if (!read.understood) return { text: read.text, understood: false, at: read.at, word: read.word };
  const { text, effects, keywords } = read;
  return { text, understood: true, says: saysAll(read), ...(keywords ? { keywords } : {}), effects };
}

function sentenceLine(read: ReadSentence, io: CliIo): string {
  const texts = cardTexts[io.lang];
  return read.understood ? texts.readAs(read.text, saysAll(read)) : texts.unread(read.text, read.word);
}

/** Shows how much of a catalogue is understood and what is not. */
export function showCoverage(found: Coverage, json: boolean, io: CliIo): number {
  const texts = cardTexts[io.lang];
  if (json) io.out(JSON.stringify(found));
  else
    io.out(
      [...found.unread.map((one) => `${one.card}: ${texts.unread(one.text, one.word)}`), texts.coverage(found)].join(
        '\n',
      ),
    );
  return EXIT.ok;
}
