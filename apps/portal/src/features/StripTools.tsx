import { useMenuSlot } from '../layout/MenuSlots.ts';

/** The tools at the end of the tab strip, before its menu: favourites, guide, score; each loads its parts when used. */
export function StripTools() {
  return useMenuSlot('stripTools');
}
