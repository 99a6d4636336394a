import type { MicroAppEntry, PaneEngine } from '@portal/embed';
import { NATIVE_APP } from '../../pages/shellPages.ts';

/** The page that says how the panes do. */
export const DIAGNOSTICS: MicroAppEntry = { name: NATIVE_APP, engine: 'native', entry: 'diagnostics' };

/** The engine of the shell's own pages, which loads with the first of them. */
export const nativeEngine: PaneEngine = {
  load: async (entry, signal) => (await import('../../features/native/engine.ts')).engine.load(entry, signal),
};
