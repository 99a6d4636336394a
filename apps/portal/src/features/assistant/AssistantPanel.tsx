import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { AssistantContext } from '@portal/ai-assistant';
import { AssistantDrawer, type DrawerPorts } from '@portal/ai-assistant/drawer';
import { paneAround, readPaneText } from '@portal/embed';
import { startExport } from '@portal/embed/react-guest';
import { useTabsValue } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { exportsApi } from '../clientAt.ts';
import { type AssistantPorts, assistantPorts } from './ports.ts';
import { assistantHost, sessionAssistant } from './sessionAssistant.ts';

export { catalogs } from '@portal/ai-assistant/i18n';

/** The app whose pages answers link to by their own addresses, such as those of the help centre. */
const USER_CENTRE = 'sso-web';
/** Lists and charts whose address says all that they show. */
const EXPLAINED =
  /^\/(list\/(orders|stock|ads|reviews)|sail-order-management|setSail\/index|ads|reviews)(\?|$)/;
/** Most characters of a page's text that go with a question. */
const LONGEST = 6000;

export type AssistantPanelProps = { onClose: () => void; leadTo?: DrawerPorts['leadTo'] };

/** The assistant over the workspace, for the person who is signed in. */
export function AssistantPanel({ onClose, leadTo }: AssistantPanelProps) {
  const ports = assistantPorts.use();
  const { data: user } = useQuery(accountQueries(ports.api).userInfo());
  const page = usePage();
  const general = usePorts(ports, page.title, EXPLAINED.test(page.path));
  const drawer = useMemo(() => ({ ...general, leadTo }), [general, leadTo]);
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

function usePorts(ports: AssistantPorts, title: string, canExplain: boolean): DrawerPorts {
  const { base, system } = useWorkspace();
  const { anchors, storage, guests, navigate } = ports;
  const told = guests.told.exportStarted.emit;
  return useMemo(
    () => ({
      storage,
      backendUrl: assistantHost(ports),
      extras: ports.config().extras === true,
      page: { title, canExplain: canExplain && ports.config().extras === true },
      captureTarget: () => anchors.get().panes ?? null,
      async captureFrame(frame) {
        const paneKey = paneAround(guests.panes, frame);
        return paneKey === undefined ? undefined : guests.panes.capture(paneKey);
      },
      onExport({ question, title, format }) {
        const { createDownloadTask } = exportsApi(ports);
        const request = { answer: { ...question }, name: title.slice(0, 100), format };
        // What was refused has been told by the client.
        void startExport({ exportTask: async (task) => told(task) }, () => createDownloadTask(request)).catch(
          () => undefined,
        );
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
    [ports, anchors, storage, guests, told, navigate, base, system, title, canExplain],
  );
}
