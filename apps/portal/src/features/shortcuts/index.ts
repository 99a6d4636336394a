import { defineFeature } from '../../app/defineFeature.ts';
import { catalogs } from '../i18n.ts';
import { shortcutsPorts } from './ports.ts';
import { ShortcutsLayer } from './ShortcutsLayer.tsx';

/** Hears the keys, and shows what they do. */
export const shortcuts = defineFeature({
  name: 'shortcuts',
  ports: shortcutsPorts,
  catalogs: [catalogs],
  layers: [ShortcutsLayer],
  shortcuts: [{ id: 'map', chord: '?' }],
  actions: {
    'show-shortcuts': async (ports) => (await import('./openShortcutMap.tsx')).openShortcutMap(ports),
  },
});
