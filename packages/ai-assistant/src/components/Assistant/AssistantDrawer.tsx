import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { AssistantPart } from './AssistantPart.tsx';
import { AssistantStage } from './AssistantStage.tsx';
import type { AssistantFeatures, DrawerPorts } from './ports.ts';
import { useDrawerSize } from './useDrawerSize.ts';
import { useNewSession } from './useNewSession.ts';

/** Props of `AssistantDrawer`. */
export type AssistantDrawerProps = {
  /** Takes the drawer off the page. */
  onClose: () => void;
  /** What the application does for it. */
  ports: DrawerPorts;
  /** What there is beside sessions and answers. @default everything */
  features?: AssistantFeatures;
};

/** The assistant over the page: agents and topics, sessions, and the conversation. Needs an `AssistantContext`. */
export function AssistantDrawer({ onClose, ports, features }: AssistantDrawerProps) {
  const addSession = useNewSession();
  const { isFullscreen, toggleFullscreen, width, setWidth } = useDrawerSize(ports.storage);
  const drawerRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const composerRef = useRef<ComposerHandle>(null);
  useEffect(() => {
    if (composerRef.current) composerRef.current.focus();
    else drawerRef.current?.focus();
  }, []);
  const frame = useMemo(
    () => ({ isFullscreen, onToggleFullscreen: toggleFullscreen, onClose }),
    [isFullscreen, toggleFullscreen, onClose],
  );
  return (
    <AssistantPart ports={ports} {...(features && { features })}>
      <Drawer
        ref={drawerRef}
        isFullscreen={isFullscreen}
        width={width}
        onWidthChange={setWidth}
        onClose={onClose}
        onShortcut={onShortcut}
      >
        <AssistantStage aroundRef={drawerRef} composerRef={composerRef} searchRef={searchRef} frame={frame} />
      </Drawer>
    </AssistantPart>
  );

  /** Ctrl or ⌘ with K finds a session, Alt with N begins one: matched by the key's place. */
  function onShortcut(event: KeyboardEvent): void {
    const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey) searchRef.current?.focus();
    else if (code === 'KeyN' && altKey && !shiftKey) {
      void addSession().then(() => composerRef.current?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
