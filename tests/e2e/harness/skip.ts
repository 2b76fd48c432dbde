import { beforeEach } from 'vitest';
import { setSkip } from './hosts.ts';

beforeEach(({ skip }) => setSkip(skip));
