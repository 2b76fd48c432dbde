import { toReplay } from '../../../engine/mk/table/replay.ts';
import { eventsOf } from '../../../engine/mk/table/session.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { describeRefusal, logText } from '../../../messages/table/index.ts';
import { copyText, saveFile } from '../../app/clipboard.ts';
import { lang } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { refusedAsTooLong } from '../../files/too-long.ts';
import { type Current, layReplay } from './current.ts';
import { openKept } from './play/saved.ts';

const words = () => tableTexts[lang()];

/** A file name without anything a file system could stumble over. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|]+/g, '-').slice(0, 80);

/** The log of a game with its heading, for reading. */
export function readableLog({ game, name }: Current): string {
  const session = game.session();
  return `${name}\n${words().seedIs(session.setup.seed)}\n\n${logText(eventsOf(session), session.state, lang())}\n`;
}

/** Gives the game out as a replay, or its log as text. */
export async function exportGame(current: Current, how: 'json' | 'text' | 'copy'): Promise<void> {
  if (how === 'copy') return await copyText(readableLog(current), words().copied);
  const json = how === 'json';
  const text = json ? `${JSON.stringify(toReplay(current.game.session()), null, 1)}\n` : readableLog(current);
  saveFile(
    new Blob([text], { type: json ? 'application/json' : 'text/plain' }),
    `${fileName(current.name)}.${json ? 'json' : 'txt'}`,
  );
}

/** Asks for a replay file and lays it on the table; a file that is none is refused in one sentence. */
export function importReplay(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void readReplay(file);
  });
  input.click();
}

export async function readReplay(file: File): Promise<void> {
  if (refusedAsTooLong(file)) return;
  const opened = openKept(parsed(await file.text()));
  if (opened.ok) {
    layReplay(opened.session, file.name.replace(/\.json$/i, ''));
    notify({ text: words().opened(opened.session.at) });
  } else if (opened.why === 'refused') {
    const why = describeRefusal(opened.refusal, { cards: [], defs: [] }, lang());
    notifyError(words().importRefused(opened.at + 1, why));
  } else notifyError(words().importFailed);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
