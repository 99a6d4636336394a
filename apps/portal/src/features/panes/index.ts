import { TAB_SHORTCUTS } from '@portal/tabs/workbench';
import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { PanesLayer, WorkspacePage, WorkspacesTool } from './PanesLayer.tsx';
import { panesPorts } from './ports.ts';

/** What a person does with panes beside the strip: keys, links, windows of their own; and a page that says how they do. */
export const panes = defineFeature({
  name: 'panes',
  ports: panesPorts,
  catalogs: [lateTexts],
  layers: [PanesLayer],
  stripTools: [WorkspacesTool],
  paneKinds: {
    diagnostics: async () => (await import('./DiagnosticsPage.tsx')).DiagnosticsPage,
    workspace: async () => WorkspacePage,
  },
  shortcuts: TAB_SHORTCUTS,
  actions: {
    'copy-link': async (ports, href) => (await import('./copyLink.tsx')).copyLink(ports, href),
    'pop-out': async (ports, options) => (await import('./copyLink.tsx')).openPopOut(ports, options),
  },
});
