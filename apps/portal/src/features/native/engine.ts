import { createNativeEngine } from '@portal/embed';

/** The pages of the shell's own code, by the name in their entry. */
export const engine = createNativeEngine({
  diagnostics: async () => (await import('./DiagnosticsPage.tsx')).DiagnosticsPage,
});
