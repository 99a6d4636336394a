import { useLingui } from '@lingui/react';
import { ErrorState, LoadingState } from '@portal/ui';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeKey } from '../../core/place.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import type { ComposerHandle } from '../Composer/ComposerProps.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { AgentsPart } from './AgentsPart.tsx';
import { ChatPart } from './ChatPart.tsx';
import { type DrawerPorts, DrawerPortsContext } from './ports.ts';
import { SessionsPart } from './SessionsPart.tsx';
import { useDrawerSize } from './useDrawerSize.ts';
import { useNewSession } from './useNewSession.ts';
import type { Wanted } from './useWanted.ts';
import { Welcome } from './Welcome.tsx';

/** Props of `AssistantDrawer`. */
export type AssistantDrawerProps = {
  onClose: () => void;
  ports: DrawerPorts;
};

/** The assistant, whole: agents and topics, sessions, and the conversation. Needs an `AssistantContext`. */
export function AssistantDrawer({ onClose, ports }: AssistantDrawerProps) {
  const { i18n } = useLingui();
  const { actions } = useAssistant();
  const addSession = useNewSession();
  const selected = useAssistantState((state) => state.selected);
  const isEmpty = useAssistantState(
    ({ lists }) => lists.sessions?.length === 0 && lists.userAgents?.length === 0,
  );
  const isFailed = useAssistantState(
    ({ failedLists }) => failedLists.includes('sessions') && failedLists.includes('userAgents'),
  );
  const size = useDrawerSize(ports.storage);
  const [wanted, setWanted] = useState<Wanted>();
  const forgetWanted = useCallback(() => setWanted(undefined), []);
  const drawerRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const composerRef = useRef<ComposerHandle>(null);

  useEffect(() => {
    actions.activate();
    actions.setVisible(true);
    return () => actions.setVisible(false);
  }, [actions]);
  const { leadTo } = ports;
  useEffect(() => {
    if (!leadTo) return;
    const place = { kind: 'session' as const, session_id: leadTo.session_id };
    actions.select(place);
    setWanted({ placeKey: placeKey(place), message_id: leadTo.message_id });
  }, [leadTo, actions]);
  useEffect(() => {
    if (composerRef.current) composerRef.current.focus();
    else drawerRef.current?.focus();
  }, []);

  const frame = useMemo(
    () => ({ isFullscreen: size.isFullscreen, onToggleFullscreen: size.toggleFullscreen, onClose }),
    [size.isFullscreen, size.toggleFullscreen, onClose],
  );
  return (
    <DrawerPortsContext value={ports}>
      <Drawer
        ref={drawerRef}
        isFullscreen={size.isFullscreen}
        width={size.width}
        onWidthChange={size.setWidth}
        onClose={onClose}
        onShortcut={onShortcut}
        agents={<AgentsPart onWant={setWanted} />}
        sessions={<SessionsPart searchRef={searchRef} onWant={setWanted} />}
      >
        {selected ? (
          <ChatPart
            place={selected}
            drawerRef={drawerRef}
            composerRef={composerRef}
            wanted={wanted}
            onFound={forgetWanted}
            {...frame}
          />
        ) : (
          <Welcome {...frame}>
            {isFailed ? (
              <ErrorState onRetry={actions.reset} />
            ) : isEmpty ? null : (
              <LoadingState label={i18n._({ id: 'ai.loading', message: '正在加载会话' })} />
            )}
          </Welcome>
        )}
      </Drawer>
    </DrawerPortsContext>
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
