import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { AssistantContext } from '@portal/ai-assistant';
import { AssistantDrawer, type DrawerPorts } from '@portal/ai-assistant/drawer';
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

/** The assistant over the workspace, for the person who is signed in. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const ports = assistantPorts.use();
  const { data: user } = useQuery(accountQueries(ports.api).userInfo());
  const page = usePage();
  const drawer = usePorts(ports, page.title);
  const session = sessionAssistant.use(ports, user !== undefined);
  useEffect(() => {
    if (session) session.page.read = () => ({ ...page, text: readPaneText(page.key) });
  }, [session, page]);
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
        const paneKey = paneKeyAt(frame);
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

/** So much of what a page shows goes with a question. */
const LONGEST = 6000;

/** The pane in front, as it can be read: what a module shows; a frame of another origin keeps its words. */
function readPaneText(paneKey: string): string {
  const layer = layerOf(paneKey);
  if (!layer) return '';
  const roots = [...layer.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
  const words = roots.length > 0 ? roots.map(textOf) : [layer.innerText];
  return words
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .slice(0, LONGEST);
}

/** The pane whose place a frame is shown in. */
function paneKeyAt(frame: HTMLIFrameElement): string | undefined {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const layers = [...document.querySelectorAll<HTMLElement>('[data-panel-key]')];
  return layers.find((layer) => {
    const box = layer.getBoundingClientRect();
    const isAround = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    return isAround && layer.checkVisibility({ visibilityProperty: true });
  })?.dataset.panelKey;
}

function layerOf(paneKey: string): HTMLElement | undefined {
  const layers = document.querySelectorAll<HTMLElement>('[data-panel-key]');
  return [...layers].find(({ dataset }) => dataset.panelKey === paneKey);
}

/** A root has no text of its own that is shown; its children have. */
function textOf(root: ShadowRoot): string {
  return (
    [...root.children]
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
      .map((child) => (child instanceof HTMLElement && child.tagName !== 'STYLE' ? child.innerText : ''))
      .join('\n')
  );
}
