import type { RouteDefinition } from '@solidjs/router';
import type { Component } from 'solid-js';

/**
 * One area of the program, as the rail shows it. A folder `renderer/pages/<name>/index.ts` that exports an `area` is
 * found by itself; its page is loaded only when it is opened.
 */
export interface Area {
  /** The first part of its address, e.g. "paklik" for #/paklik. */
  readonly path: string;
  /** Place in the rail, from the top; areas from 90 stand at the foot. */
  readonly order: number;
  readonly icon: Component<{ readonly class?: string }>;
  /** Name in the rail; follows the language. */
  readonly label: () => string;
  /** Routes below `/<path>`, each with a lazy component: `{ path: '/', component: lazy(() => import('./page.tsx')) }`. */
  readonly routes: readonly RouteDefinition[];
}
