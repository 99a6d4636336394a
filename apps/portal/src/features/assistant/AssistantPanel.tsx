import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { AssistantContext, AssistantDrawer, type DrawerPorts } from '@portal/ai-assistant';
import { useTabsValue } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { formatPaneAddress } from '../../panes/paneAddress.ts';
import { paneTitle } from '../../panes/paneTitle.ts';
import type { Services } from '../../wiring/createServices.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { paneKeyAt, readPaneText } from './readPage.ts';
import { sessionAssistant } from './sessionAssistant.ts';

export { catalogs } from '@portal/ai-assistant/i18n';

/** The app whose pages answers link to by their own addresses, such as those of the help centre. */
const USER_CENTRE = 'sso-web';

/** The assistant over the workspace, for the person who is signed in. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { data: user } = useQuery(accountQueries(services.api).userInfo());
  const page = usePage();
  const ports = usePorts(services, page.title);
  const session = user && sessionAssistant(services, user);
  useEffect(() => {
    if (session) session.page.read = () => ({ ...page, text: readPaneText(page.key) });
  }, [session, page]);
  if (!session) return null;
  return (
    <AssistantContext value={session.assistant}>
      <AssistantDrawer key={session.session} onClose={onClose} ports={ports} />
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

function usePorts(services: Services, title: string): DrawerPorts {
  const { base, system } = useWorkspace();
  const { storage, guests, navigate } = services;
  return useMemo(
    () => ({
      storage,
      page: { title },
      captureTarget: () => document.querySelector<HTMLElement>('[data-embed-host]'),
      async captureFrame(frame) {
        const paneKey = paneKeyAt(frame);
        return paneKey === undefined ? undefined : guests.panes.capture(paneKey);
      },
      onOpenPage({ system_code, app, path }) {
        const other = system_code && system_code !== system.systemCode;
        const place = other ? services.systemBase(system_code) : base;
        if (place) navigate(place + formatPaneAddress({ app, path }));
      },
      onOpenLink(href) {
        navigate(
          href.startsWith('/entry/') ? href : base + formatPaneAddress({ app: USER_CENTRE, path: href }),
        );
      },
    }),
    [services, storage, guests, navigate, base, system, title],
  );
}
