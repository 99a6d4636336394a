import { useLingui } from '@lingui/react';
import type { MicroApp } from '@portal/api-client/contract';
import { FramePane, type MicroAppEntry, MicroAppPane, type PaneEngine, preloadApp } from '@portal/embed';
import { type Pane, useTabsSend, useTabsSnapshot } from '@portal/tabs';
import { useLocale } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { NotFoundPage } from '../../pages/messagePages.tsx';
import { NATIVE_APP } from '../../pages/shellPages.ts';
import { isUsable, useUsableMark } from '../painted.ts';
import { paneTitle } from '../panes/paneTitle.tsx';
import { type WorkspacePorts, workspacePorts } from '../ports.ts';
import { useWorkspace } from '../WorkspaceContext.tsx';
import { sessionScopes } from './guestAnswers.ts';
import { useGuestHost } from './useGuestHost.ts';

/** A micro-app's page in a pane. */
export function MicroAppContent({ pane, app: name, active }: { pane: Pane; app: string; active: boolean }) {
  const { config, features, navigate, guests } = workspacePorts.use();
  const { index, theme } = useWorkspace();
  const { i18n } = useLingui();
  const locale = useLocale();
  const send = useTabsSend();
  const ways = useWaysOut(pane);
  const portal = useGuestHost(pane);
  // Said once a page load: afterwards a page that is ready renders nothing for it.
  const [ready, setReady] = useState(isUsable);
  useUsableMark(active && ready);
  usePaneScope(pane.key, active);
  const registered = config().microApps.find((entry) => entry.name === name);
  const isNative = name === NATIVE_APP;
  const nativePage = isNative ? pane.path.split(/[/?]/)[1] : undefined;
  const app = useMemo(
    () => (nativePage ? nativeEntry(nativePage) : registered && toMicroAppEntry(registered)),
    [nativePage, registered],
  );
  const engine = useMemo(() => (isNative ? nativeEngine({ features }) : undefined), [isNative, features]);
  if (!app) return <NotFoundPage inPane />;
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
      engine={engine}
      onRefusal={(code, type) => guests.refused({ app: name, type, code })}
      {...ways}
      onReady={() => setReady(true)}
      onPathChange={(path, { replace }) => send({ type: 'path-changed', key: pane.key, path, replace })}
      onError={(error) => {
        if (error.kind === 'not-found' && active) navigate('/404', { replace: true });
      }}
    />
  );
}

/** The ways out of a pane that do not depend on its page: a page that fills the browser's history does not take Back along. */
function useWaysOut({ key, closable }: Pane) {
  const send = useTabsSend();
  const readTabs = useTabsSnapshot();
  const { history } = useRouter();
  const goBack = () => {
    const before = readTabs().recent.at(-1);
    if (before) send({ type: 'activate', key: before });
  };
  return {
    onClose: closable ? () => send({ type: 'close', key }) : undefined,
    onBack: goBack,
    /** Puts the page before behind this one again, past all entries of frames. */
    onHistoryFilled() {
      if (readTabs().activeKey !== key) return;
      goBack();
      // Else the router writes two steps of one moment as one.
      history.flush();
      send({ type: 'activate', key });
    },
  };
}

/** What is chosen elsewhere reaches a pane while it is shown; a pane that is gone is forgotten. */
function usePaneScope(paneId: string, isShown: boolean): void {
  const ports = workspacePorts.use();
  useEffect(() => sessionScopes.of(ports)?.send({ type: 'show', paneId, isShown }), [ports, paneId, isShown]);
  useEffect(() => () => sessionScopes.running(ports)?.send({ type: 'forget', paneId }), [ports, paneId]);
}

/** An external page in a pane. */
export function FrameContent({ pane, active }: { pane: Pane; active: boolean }) {
  const { i18n } = useLingui();
  const { index } = useWorkspace();
  const { config } = workspacePorts.use();
  useUsableMark(active);
  return (
    <FramePane
      url={pane.path}
      title={paneTitle(pane, index, i18n)}
      active={active}
      probeOrigins={config().allowedMessageOrigins}
      {...useWaysOut(pane)}
    />
  );
}

/** A micro-app of the configuration as the pane host takes it: its entry absolute, or relative to the portal. */
export function toMicroAppEntry({
  name,
  engine,
  entry,
  origin,
  instance,
  spare,
  styles,
  capabilities,
  cookies,
  sandbox,
}: MicroApp): MicroAppEntry {
  return {
    name,
    engine,
    entry: origin ? new URL(entry, origin).href : entry,
    instance,
    spare,
    ...(styles.length > 0 && { styles }),
    capabilities,
    cookies,
    ...(sandbox && { sandbox }),
  };
}

/** Loads an app of the configuration before its first page is opened. */
export const preload = (app: MicroApp) => preloadApp(toMicroAppEntry(app));

/** A page of the shell's own, by its name in the address. */
const nativeEntry = (page: string): MicroAppEntry => ({ name: NATIVE_APP, engine: 'native', entry: page });

/** The engine of the shell's own pages, which features bring along; it loads with the first of them. */
export function nativeEngine({ features }: Pick<WorkspacePorts, 'features'>): PaneEngine {
  return {
    async load(entry, signal) {
      const [{ createNativeEngine }] = await Promise.all([
        import('../late/nativeEngine.ts'),
        features.load(),
      ]);
      const pages = Object.assign({}, ...features.get().map(({ paneKinds }) => paneKinds));
      return createNativeEngine(pages).load(entry, signal);
    },
  };
}
