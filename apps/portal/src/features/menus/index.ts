import { catalogs as menuTools } from '@portal/menu-engine/tools/i18n';
import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { useMenuSlot } from '../../workspace/WorkspaceContext.tsx';
import { MenusLayer } from './MenusLayer.tsx';
import { menusPorts } from './useMenuTools.ts';

/** The tools around the menus: search, favourites, scenes, history, the overview of all menus. */
export const menus = defineFeature({
  name: 'menus',
  ports: menusPorts,
  catalogs: [menuTools, lateTexts],
  headerTools: [{ at: 10, Tool: () => useMenuSlot('headerTools') }],
  stripTools: [() => useMenuSlot('stripTools')],
  welcome: [() => useMenuSlot('welcome')],
  layers: [MenusLayer],
  shortcuts: [{ id: 'search', chord: 'Mod+KeyK' }],
});
