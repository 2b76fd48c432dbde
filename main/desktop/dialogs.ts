import { dialog } from 'electron';
import type { HostTexts } from '../../messages/host.ts';
import type { AfterFailure } from './quit.ts';

/** Asks what to do when something could not be saved at the end. Closing the dialog means to stay. */
export async function askAfterFailure(reason: string, texts: HostTexts): Promise<AfterFailure> {
  const answers: AfterFailure[] = ['retry', 'stay', 'leave'];
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Jövőlátó',
    message: texts.closeFailed(reason),
    buttons: [texts.buttons.again, texts.buttons.stay, texts.buttons.quitAnyway],
    defaultId: 0,
    cancelId: 1,
  });
  return answers[response] ?? 'stay';
}

/** Says why the data folder cannot be used and asks for a way on: the same again, another folder (its path), or null to quit. */
export async function askForFolder(message: string, current: string, texts: HostTexts): Promise<string | null> {
  const { again, otherFolder, quit } = texts.buttons;
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: 'Jövőlátó',
    message,
    buttons: [again, otherFolder, quit],
    defaultId: 0,
    cancelId: 2,
  });
  if (response === 0) return current;
  if (response !== 1) return null;
  const chosen = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] });
  return chosen.filePaths[0] ?? (await askForFolder(message, current, texts));
}

/** Says that the process with the data has stopped and offers to start it again; whether that was wanted. */
export async function askAfterLoss(texts: HostTexts): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: 'Jövőlátó',
    message: texts.coreLost,
    buttons: [texts.buttons.again, texts.buttons.quit],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
