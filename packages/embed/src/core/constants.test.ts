import { expect, it } from 'vitest';
import { CHUNK_TIMEOUT_MS, RELOAD_DELAY_MS } from './constants.ts';

it('[E800] an app has 120 s to load and is 300 ms away when it is loaded anew', () => {
  expect([CHUNK_TIMEOUT_MS, RELOAD_DELAY_MS]).toEqual([120_000, 300]);
});
