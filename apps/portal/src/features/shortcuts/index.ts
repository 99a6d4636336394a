import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { ShortcutsLayer, shortcutsPorts } from './ShortcutsLayer.tsx';

/** Hears the keys, and shows what they do. */
export const shortcuts = defineFeature({
  name: 'shortcuts',
  ports: shortcutsPorts,
  catalogs: [lateTexts],
  layers: [ShortcutsLayer],
  shortcuts: [
    { id: 'map', chord: '?' },
    { id: 'region.next', chord: 'F6' },
    { id: 'region.previous', chord: 'Shift+F6' },
  ],
  actions: {
    'show-shortcuts': async (ports) => (await import('./openShortcutMap.tsx')).openShortcutMap(ports),
  },
});
