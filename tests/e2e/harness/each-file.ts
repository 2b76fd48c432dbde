import { afterAll, beforeEach } from 'vitest';
import { closeBrowser, keepBrowser } from './browser.ts';
import { setSkip } from './hosts.ts';

beforeEach(({ skip }) => setSkip(skip));

keepBrowser();
afterAll(closeBrowser);
