/** True for a press that an input method takes for itself, e.g. the Enter that ends a composed word. */
export function isComposing(press: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  // Some systems tell only by the code 229 that the key went to the input method.
  return press.isComposing || press.keyCode === 229;
}

/** Keeps the keys of an input method from every handler of the page, so that its Enter adds no card and closes no dialog. */
export function keepComposedKeys(target: Window): void {
  const keep = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopImmediatePropagation();
  };
  for (const kind of ['keydown', 'keyup', 'keypress'] as const) target.addEventListener(kind, keep, { capture: true });
}
