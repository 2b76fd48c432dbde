import { HashRouter, Navigate, type RouteDefinition } from '@solidjs/router';
import { RescueGate } from '../rescue/rescue-gate.tsx';
import { areas } from './areas.ts';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

const routes: RouteDefinition[] = [
  { path: '/', component: () => <Navigate href={`/${areas[0]?.path ?? ''}`} /> },
  ...areas.map((area): RouteDefinition => ({ path: `/${area.path}`, children: [...area.routes] })),
  { path: '*', component: NotFound },
];

/** The whole page: the frame with the area of the address inside, or the rescue start where the data base is lost. */
export function App() {
  return (
    <RescueGate>
      <HashRouter root={Shell}>{routes}</HashRouter>
    </RescueGate>
  );
}
