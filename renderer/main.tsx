import { render } from 'solid-js/web';
import './design/fonts.ts';
import './design/tokens.css';
import './design/base.css';
import { App } from './app/app.tsx';
import { keepComposedKeys } from './app/input-method.ts';
import { watchLeaving } from './stores/leaving.ts';

keepComposedKeys(window);
watchLeaving();
render(() => <App />, document.getElementById('app') as HTMLElement);
