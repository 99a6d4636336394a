import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useMachine } from '@portal/machine/react';
import { createConnectionWatch } from '@portal/notify';
import { NoticeBar } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { choosePorts } from '../../app/ports.ts';
import { useNewVersion } from './useNewVersion.tsx';

export const connectionPorts = choosePorts(
  'anchors',
  'config',
  'guests',
  'pushStatus',
  'queryClient',
  'toasts',
);
type ConnectionPorts = ReturnType<typeof connectionPorts.use>;

/** Lines below the panes that say when the network or the server is away, and when another version waits. */
export function ConnectionLayer() {
  const slot = useMachine(connectionPorts.use().anchors, ({ connectionLine }) => connectionLine);
  if (!slot) return null;
  return createPortal(
    <>
      <ConnectionLine />
      <VersionLine />
    </>,
    slot,
  );
}

function ConnectionLine() {
  const connection = useConnection();
  useRecovery(connection === 'fine', connectionPorts.use());
  return (
    <div role="status">
      {connection !== 'fine' && (
        <NoticeBar tone="warning" icon="warning">
          {connection === 'offline' ? (
            <Trans
              id="portal.connection.offline"
              message="网络已断开。打开的页面和输入的内容都在，恢复后可继续。"
            />
          ) : (
            <Trans
              id="portal.connection.lost"
              message="与服务器的连接中断，正在重新连接。打开的页面和输入的内容都在。"
            />
          )}
        </NoticeBar>
      )}
    </div>
  );
}

function VersionLine() {
  const isOutdated = useNewVersion(connectionPorts.use());
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <div role="status">
      {isOutdated && !isPutOff && (
        <NoticeBar
          icon="info"
          actions={
            <>
              <Button size="compact-xs" variant="default" onClick={() => setIsPutOff(true)}>
                <Trans id="portal.version.later" message="稍后" />
              </Button>
              <Button size="compact-xs" onClick={() => window.location.reload()}>
                <Trans id="portal.version.reload" message="刷新" />
              </Button>
            </>
          }
        >
          <Trans id="portal.version.new" message="门户有新版本，刷新后即可使用，标签页都会保留。" />
        </NoticeBar>
      )}
    </div>
  );
}

/** Whether there is a network, and a server that answers. */
function useConnection() {
  const channel = useMachine(connectionPorts.use().pushStatus);
  const watch = useMemo(
    () => createConnectionWatch({ isOnline: () => navigator.onLine, onNetwork, channel }),
    [channel],
  );
  return useMachine(watch);
}

/** What failed while the server was away is asked for again once it is back: panes, what their apps show, and menus. */
export function useRecovery(isFine: boolean, { guests, queryClient }: ConnectionPorts): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isFine) wasAway.current = true;
    else if (wasAway.current) {
      wasAway.current = false;
      guests.panes.recover();
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }
  }, [isFine, guests, queryClient]);
}

function onNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
