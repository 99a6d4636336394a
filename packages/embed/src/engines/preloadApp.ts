import { CHUNK_TIMEOUT_MS } from '../core/constants.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { engineFor } from './engineFor.ts';

/**
 * Loads an app that a person is about to open, so that its first pane has only to mount it; again and again costs
 * nothing. For a frame that is no more than the part of this package that opens frames. A failure is nobody's: the pane
 * loads it anew, and says so.
 */
export function preloadApp(app: MicroAppEntry): void {
  if (app.engine !== 'native') load(app).catch(() => undefined);
}

async function load(app: MicroAppEntry): Promise<void> {
  const engine = await engineFor(app.engine);
  if (app.engine === 'module') await engine.load(app, AbortSignal.timeout(CHUNK_TIMEOUT_MS));
}
