import { createORPCClient } from '@orpc/client';
import { createResource } from 'solid-js';
import { render } from 'solid-js/web';
import { connect } from '../main/api/contract/connect.ts';
import type { ApiClient } from '../main/api/contract/index.ts';

const client: ApiClient = createORPCClient(connect().link);

function App() {
  const [info] = createResource(() => client.system.info());
  return (
    <main>
      <h1>Jövőlátó</h1>
      <p data-testid="host">{info()?.host}</p>
    </main>
  );
}

render(() => <App />, document.getElementById('app') as HTMLElement);
