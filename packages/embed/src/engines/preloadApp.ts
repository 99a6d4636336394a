import { CHUNK_TIMEOUT_MS } from '../core/constants.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { engineFor } from './engineFor.ts';

/**
 * Loads an app that a person is about to open, so that its first pane has only to mount it; asking again costs nothing.
 * For a frame it loads the part of this package that opens frames. It never fails: the pane loads the app anew and says
 * what is wrong.
 */
export function preloadApp(app: MicroAppEntry): void {
  if (app.engine !== 'native') load(app).catch(() => undefined);
}

async function load(app: MicroAppEntry): Promise<void> {
  const engine = await engineFor(app.engine);
  if (app.engine === 'module') await engine.load(app, AbortSignal.timeout(CHUNK_TIMEOUT_MS));
}
