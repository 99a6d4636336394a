import { TAB_SHORTCUTS } from '@portal/tabs/workbench';
import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs } from '../i18n.ts';
import { PanesLayer } from './PanesLayer.tsx';
import { panesPorts } from './ports.ts';

/** What a person does with panes beside the strip: keys, links, windows of their own. */
export const panes = defineFeature({
  name: 'panes',
  ports: panesPorts,
  catalogs: [catalogs],
  layers: [PanesLayer],
  shortcuts: TAB_SHORTCUTS,
  actions: {
    'copy-link': async (ports, href) => (await import('./copyLink.tsx')).copyLink(ports, href),
    'pop-out': async (ports, options) => (await import('./copyLink.tsx')).openPopOut(ports, options),
  },
});
