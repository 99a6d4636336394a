import type { MicroAppEntry } from '../core/types.ts';
import { createModuleEngine } from './createModuleEngine.ts';
import type { PaneEngine } from './types.ts';

const engines: Partial<Record<MicroAppEntry['engine'], Promise<PaneEngine>>> = {};

/** The engine of a kind, made once: modules share what they loaded; the frame engine is itself loaded when needed. */
export function engineFor(kind: MicroAppEntry['engine']): Promise<PaneEngine> {
  engines[kind] ??=
    kind === 'module'
      ? Promise.resolve(createModuleEngine())
      : import('./createFrameEngine.ts').then(({ createFrameEngine }) => createFrameEngine());
  return engines[kind];
}
