import { MenuPageTools } from './menus/slots.tsx';

/** The tools at the end of the tab strip, before its menu; each heavy one loads its own parts when it is used. */
export function StripTools() {
  return <MenuPageTools />;
}
