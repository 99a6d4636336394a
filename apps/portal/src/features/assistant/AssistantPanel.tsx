import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { AssistantContext } from '@portal/ai-assistant';
import { AssistantDrawer, type DrawerPorts } from '@portal/ai-assistant/drawer';
import { paneAround, readPaneText } from '@portal/embed';
import { useTabsValue } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { type AssistantPorts, assistantPorts } from './ports.ts';
import { assistantHost, sessionAssistant } from './sessionAssistant.ts';

export { catalogs } from '@portal/ai-assistant/i18n';

/** The app whose pages answers link to by their own addresses, such as those of the help centre. */
const USER_CENTRE = 'sso-web';
/** So much of what a page shows goes with a question. */
const LONGEST = 6000;

/** The assistant over the workspace, for the person who is signed in. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const ports = assistantPorts.use();
  const { data: user } = useQuery(accountQueries(ports.api).userInfo());
  const page = usePage();
  const drawer = usePorts(ports, page.title);
  const session = sessionAssistant.use(ports, user !== undefined);
  useEffect(() => {
    if (session)
      session.page.read = () => ({
        ...page,
        text: readPaneText(ports.guests.panes, page.key).slice(0, LONGEST),
      });
  }, [session, page, ports]);
  if (!session) return null;
  return (
    <AssistantContext value={session.assistant}>
      <AssistantDrawer key={session.session} onClose={onClose} ports={drawer} />
    </AssistantContext>
  );
}

/** The pane in front, as it is told about. */
function usePage() {
  const { index, system } = useWorkspace();
  const { i18n } = useLingui();
  const pane = useTabsValue(getActivePane);
  const title = paneTitle(pane, index, i18n);
  return useMemo(
    () => ({ key: pane.key, title, system_code: system.systemCode, path: pane.path }),
    [pane.key, pane.path, title, system.systemCode],
  );
}

function usePorts(ports: AssistantPorts, title: string): DrawerPorts {
  const { base, system } = useWorkspace();
  const { anchors, storage, guests, navigate } = ports;
  return useMemo(
    () => ({
      storage,
      backendUrl: assistantHost(ports),
      page: { title },
      captureTarget: () => anchors.get().panes ?? null,
      async captureFrame(frame) {
        const paneKey = paneAround(guests.panes, frame);
        return paneKey === undefined ? undefined : guests.panes.capture(paneKey);
      },
      onOpenPage({ system_code, app, path }) {
        const other = system_code && system_code !== system.systemCode;
        const place = other ? ports.session.systemBase(system_code) : base;
        if (place) navigate(place + formatPaneAddress({ app, path }));
      },
      onOpenLink(href) {
        navigate(
          href.startsWith('/entry/') ? href : base + formatPaneAddress({ app: USER_CENTRE, path: href }),
        );
      },
    }),
    [ports, anchors, storage, guests, navigate, base, system, title],
  );
}
