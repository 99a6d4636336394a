import { MenuHeaderTools } from './menus/slots.tsx';

/** The tools in the header, left of the avatar; each heavy one loads its own parts when it is used. */
export function HeaderTools() {
  return <MenuHeaderTools />;
}
