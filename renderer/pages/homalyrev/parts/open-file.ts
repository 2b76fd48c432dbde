import { refusedAsTooLong } from '../../../files/too-long.ts';

/** Lets the player choose a JSON file and gives its name and text; null if nothing was chosen. */
export function openJsonFile(): Promise<{ readonly name: string; readonly text: string } | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file || refusedAsTooLong(file)) resolve(null);
      else file.text().then((text) => resolve({ name: file.name, text }), reject);
    });
    input.click();
  });
}
