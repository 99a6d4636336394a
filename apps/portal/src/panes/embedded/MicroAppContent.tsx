import { useLingui } from '@lingui/react';
import { MicroAppPane } from '@portal/embed';
import { type Pane, useTabsSend } from '@portal/tabs';
import { useLocale } from '@portal/ui';
import { useMemo, useState } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';
import { NATIVE_APP } from '../../pages/shellPages.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { paneTitle } from '../paneTitle.ts';
import { useUsableMark } from '../useUsableMark.ts';
import { DIAGNOSTICS, nativeEngine } from './nativeEngine.ts';
import { toMicroAppEntry } from './toMicroAppEntry.ts';
import { useGuestHost } from './useGuestHost.ts';

/** A micro-app's page in a pane. */
export function MicroAppContent({ pane, app: name, active }: { pane: Pane; app: string; active: boolean }) {
  const { config, navigate, guests } = useServices();
  const { index, theme } = useWorkspace();
  const { i18n } = useLingui();
  const locale = useLocale();
  const send = useTabsSend();
  const portal = useGuestHost(pane);
  const [ready, setReady] = useState(false);
  useUsableMark(active && ready);
  const registered = config.microApps.find((entry) => entry.name === name);
  const isNative = name === NATIVE_APP;
  const app = useMemo(
    () => (isNative ? DIAGNOSTICS : registered && toMicroAppEntry(registered)),
    [isNative, registered],
  );
  if (!app) return <NotFoundPage />;
  return (
    <MicroAppPane
      app={app}
      paneId={pane.key}
      title={paneTitle(pane, index, i18n)}
      path={pane.path}
      active={active}
      locale={locale}
      theme={theme}
      portal={portal}
      registry={guests.panes}
      engine={isNative ? nativeEngine : undefined}
      onRefusal={(code, type) => guests.refused({ app: name, type, code })}
      onClose={pane.closable ? () => send({ type: 'close', key: pane.key }) : undefined}
      onReady={() => setReady(true)}
      onPathChange={(path, { replace }) => send({ type: 'path-changed', key: pane.key, path, replace })}
      onError={(error) => {
        if (error.kind === 'not-found' && active) navigate('/404', { replace: true });
      }}
    />
  );
}
