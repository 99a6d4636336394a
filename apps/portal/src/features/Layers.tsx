import { AccountLayer } from './account/AccountLayer.tsx';
import { ConnectionLayer } from './connection/ConnectionLayer.tsx';
import { EmbedLayer } from './embed/EmbedLayer.tsx';
import { GuideLayer } from './guide/GuideLayer.tsx';
import { MenusLayer } from './menus/MenusLayer.tsx';
import { NotifyLayer } from './notify/NotifyLayer.tsx';
import { PanesLayer } from './panes/PanesLayer.tsx';
import { ShortcutsLayer } from './shortcuts/ShortcutsLayer.tsx';

/** What floats above the workspace: prompts, checklists, the assistant. */
export function Layers() {
  return (
    <>
      <PanesLayer />
      <ShortcutsLayer />
      <MenusLayer />
      <EmbedLayer />
      <NotifyLayer />
      <AccountLayer />
      <ConnectionLayer />
      <GuideLayer />
    </>
  );
}
