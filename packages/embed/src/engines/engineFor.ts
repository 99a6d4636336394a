import type { MicroAppEntry } from '../core/types.ts';
import { createModuleEngine } from './createModuleEngine.ts';
import type { PaneEngine } from './types.ts';

/** The engines that a page shares: modules share what they loaded, frames the ones that serve several panes. */
const engines: Partial<Record<MicroAppEntry['engine'], Promise<PaneEngine>>> = {};

/** Returns the engine of a kind, made once; the frame engine is itself loaded when it is first needed. */
export function engineFor(kind: MicroAppEntry['engine']): Promise<PaneEngine> {
  engines[kind] ??= make(kind);
  return engines[kind];
}

async function make(kind: MicroAppEntry['engine']): Promise<PaneEngine> {
  if (kind === 'module') return createModuleEngine();
  if (kind === 'frame') return import('./createFrameEngine.ts').then((engine) => engine.createFrameEngine());
  throw new Error('@portal/embed: native pages need an engine of the shell: createNativeEngine');
}
