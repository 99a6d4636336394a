import { useMenuSlot } from '../../layout/MenuSlots.ts';

/** The menus' part of the header's tools: the search. */
export function MenuHeaderTools() {
  return useMenuSlot('headerTools');
}
