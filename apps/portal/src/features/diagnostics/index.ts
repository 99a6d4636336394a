import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs } from '../i18n.ts';
import { diagnosticsPorts } from './ports.ts';

/** A page that says how the panes do. */
export const diagnostics = defineFeature({
  name: 'diagnostics',
  ports: diagnosticsPorts,
  catalogs: [catalogs],
  paneKinds: { diagnostics: async () => (await import('./DiagnosticsPage.tsx')).DiagnosticsPage },
});
