import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { parseWindowState, type WindowState } from './window-state.ts';

/** The stored window state; null if there is none or it cannot be read, which is set aside under another name. */
export function readWindowState(path: string): WindowState | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    const state = parseWindowState(JSON.parse(text));
    if (state) return state;
  } catch {
    // No JSON: set aside below, like JSON of another shape.
  }
  setAside(path);
  return null;
}

/** Writes the state whole or not at all. Not being able to is no reason to disturb anybody. */
export function writeWindowState(path: string, state: WindowState): void {
  const partial = `${path}.part`;
  try {
    const file = openSync(partial, 'w');
    try {
      writeSync(file, JSON.stringify(state));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(partial, path);
  } catch (error) {
    console.error(error);
  }
}

function setAside(path: string): void {
  try {
    renameSync(path, `${path}.bad`);
  } catch (error) {
    console.error(error);
  }
}
