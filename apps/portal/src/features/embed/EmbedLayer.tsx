import { createApi, isApiError } from '@portal/api-client';
import { thirdSystemsContract } from '@portal/api-client/contract';
import { ScopeChip } from '@portal/embed';
import { type MenuEntry, upgradeHref } from '@portal/menu-engine/core';
import { useTabsValue } from '@portal/tabs';
import { useEffect, useMemo } from 'react';
import { parseRoute } from '../../app/guard/parseAddress.ts';
import { choosePorts } from '../../app/ports.ts';
import { sessionScopes } from '../../workspace/embedded/guestAnswers.ts';
import { loadEmbedded } from '../../workspace/LateFeatures.tsx';
import { useSystems } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';

export const embedPorts = choosePorts(
  'account',
  'api',
  'client',
  'config',
  'dialogs',
  'guests',
  'i18n',
  'locales',
  'session',
  'storage',
  'toasts',
  'tokens',
);
export type EmbedPorts = ReturnType<typeof embedPorts.use>;

/** What embedded apps and the systems need of the shell once it is usable; shows nothing itself. */
export function EmbedLayer() {
  const ports = embedPorts.use();
  const { client, config, guests } = ports;
  const { system } = useWorkspace();
  const { serviceId, systemCode } = system;
  const api = useMemo(() => createApi(client, thirdSystemsContract), [client]);
  const packageId = useSystems().find((entry) => entry.serviceId === serviceId)?.packageId;

  useEffect(() => {
    // Nobody waits for it: a system that cannot be told keeps its cache.
    if (guests.enterService(systemCode, serviceId))
      void api.noticeThirdSystemClearCache({ serviceId, systemCode }).catch(() => undefined);
  }, [api, guests, serviceId, systemCode]);

  useEffect(() => void tellSystemSwitch(ports, { serviceId, systemCode }), [ports, serviceId, systemCode]);

  useEffect(
    () =>
      guests.offerDialog(
        'upgrade',
        ({ updatePackageIds }) => {
          const ids = typeof updatePackageIds === 'string' ? updatePackageIds : undefined;
          const menu = { menuId: '', updatePackageIds: ids } as MenuEntry['menu'];
          const href = upgradeHref({ menu }, { serviceId, systemCode }, packageId);
          window.open(href, '_blank', 'noopener');
        },
        { demo: true },
      ),
    [guests, serviceId, systemCode, packageId],
  );
  useEffect(
    () =>
      watchNearApps(document, (name) => {
        const app = config().microApps.find((entry) => entry.name === name);
        if (app)
          void loadEmbedded().then(
            ({ preload }) => preload(app),
            () => undefined,
          );
      }),
    [config],
  );
  return null;
}

/** What the pane in front shares with the others. */
export function ScopeTool() {
  const scopes = sessionScopes.use(embedPorts.use());
  const paneId = useTabsValue(({ activeKey }) => activeKey);
  return scopes && <ScopeChip scopes={scopes} paneId={paneId} />;
}

/* The system in front, by page: entering one tells the server only when it is another than before. */
const present = new WeakMap<object, string>();

/**
 * Tells the server which system a person switched to. Where it knows the system by another service, or not any more,
 * the systems are asked for anew and access is judged again; without an answer nothing changes.
 */
export async function tellSystemSwitch(
  ports: EmbedPorts,
  { serviceId, systemCode }: { serviceId: string; systemCode: string },
  refresh = ports.session.servicesChanged,
): Promise<void> {
  const former = present.get(ports);
  present.set(ports, systemCode);
  if (former === undefined || former === systemCode) return;
  if (await isStale(ports, serviceId, systemCode)) await refresh().catch(() => undefined);
}

async function isStale({ api }: EmbedPorts, serviceId: string, systemCode: string): Promise<boolean> {
  try {
    return (await api.switchSystemCode({ systemCode }, { silent: true })).serviceId !== serviceId;
  } catch (error) {
    return isApiError(error) && error.kind === 'business';
  }
}

/** What lists links that lead to apps. */
const LISTS = 'nav, [role="listbox"], [role="dialog"]';
/** How many links of a list are looked at to learn which apps it leads to. */
const MOST_LINKS = 200;

/**
 * Tells the name of the app behind a link while the pointer or the focus is on it, before anybody presses, and then the
 * apps of the list around it, also of one that a press has unfolded; once for each app. The answer ends it.
 */
export function watchNearApps(page: Document, onNear: (app: string) => void): () => void {
  const told = new Set<string>();
  const seen = new WeakSet<Element>();
  const tell = (link: HTMLAnchorElement) => {
    if (link.origin !== page.location.origin) return;
    const route = parseRoute(link.pathname);
    if (route.name !== 'workspace' || !route.child || told.has(route.child)) return;
    told.add(route.child);
    onNear(route.child);
  };
  const look = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) tell(link);
    const list = target.closest(LISTS);
    if (!list || (type !== 'click' && seen.has(list))) return;
    seen.add(list);
    // What a press unfolds is there once the press is done with.
    setTimeout(() => {
      for (const one of [...list.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, MOST_LINKS))
        tell(one);
    });
  };
  const kinds = ['pointerover', 'focusin', 'click'] as const;
  for (const kind of kinds) page.addEventListener(kind, look, { passive: true });
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, look);
  };
}
