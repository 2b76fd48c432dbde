import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostTexts } from '../../messages/host.ts';
import { askAfterFailure, askAfterLoss, askForFolder } from './dialogs.ts';

interface Question {
  readonly message: string;
  readonly buttons: readonly string[];
  readonly defaultId: number;
  readonly cancelId: number;
}

const electron = vi.hoisted(() => ({ showMessageBox: vi.fn(), showOpenDialog: vi.fn() }));
vi.mock('electron', () => ({ dialog: electron }));

const texts = hostTexts.hu;
/** Answers each question by the label of a button; null = the dialog is closed without one. */
function press(...labels: (string | null)[]): void {
  for (const label of labels) {
    electron.showMessageBox.mockImplementationOnce(async ({ buttons, cancelId }: Question) => ({
      response: label === null ? cancelId : buttons.indexOf(label),
    }));
  }
}
const choose = (...filePaths: string[]) => electron.showOpenDialog.mockResolvedValueOnce({ filePaths });

beforeEach(() => {
  electron.showMessageBox.mockReset();
  electron.showOpenDialog.mockReset();
});

describe('askForFolder', () => {
  const ask = () => askForFolder('Az adatmappa nem használható: /adat (EACCES).', '/adat', texts);

  it('names the folder and offers it again, another one, or to quit', async () => {
    press('Újrapróbálás');
    expect(await ask()).toBe('/adat');
    const [question] = electron.showMessageBox.mock.calls[0] as [Question];
    expect(question.message).toContain('/adat');
    expect(question.buttons).toEqual(['Újrapróbálás', 'Másik mappa…', 'Kilépés']);

    press('Másik mappa…');
    choose('/masik');
    expect(await ask()).toBe('/masik');

    press('Kilépés');
    expect(await ask()).toBeNull();
    press(null);
    expect(await ask()).toBeNull();
  });

  it('asks again when no folder was chosen after all', async () => {
    press('Másik mappa…', 'Kilépés');
    choose();
    expect(await ask()).toBeNull();
    expect(electron.showMessageBox).toHaveBeenCalledTimes(2);
  });
});

describe('askAfterFailure', () => {
  it('never takes a closed dialog for leaving without saving', async () => {
    for (const [label, answer] of [
      ['Újrapróbálás', 'retry'],
      ['Mégsem', 'stay'],
      ['Kilépés mentés nélkül', 'leave'],
      [null, 'stay'],
    ] as const) {
      press(label);
      expect(await askAfterFailure('SQLITE_FULL', texts)).toBe(answer);
    }
    const [question] = electron.showMessageBox.mock.calls[0] as [Question];
    expect(question.message).toContain('SQLITE_FULL');
    expect(question.buttons[question.defaultId]).toBe('Újrapróbálás');
  });
});

describe('askAfterLoss', () => {
  it('starts the core again only if that is wanted', async () => {
    press('Újrapróbálás', 'Kilépés', null);
    expect([await askAfterLoss(texts), await askAfterLoss(texts), await askAfterLoss(texts)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
