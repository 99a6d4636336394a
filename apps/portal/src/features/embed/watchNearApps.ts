import { parseRoute } from '../../guard/parseRoute.ts';

/**
 * Tells the name of the app behind a link while the pointer or the focus is on it, before anybody presses; once for each
 * app. The answer ends it.
 */
export function watchNearApps(page: Document, onNear: (app: string) => void): () => void {
  const told = new Set<string>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin) return;
    const route = parseRoute(link.pathname);
    if (route.name !== 'workspace' || !route.child || told.has(route.child)) return;
    told.add(route.child);
    onNear(route.child);
  };
  const kinds = ['pointerover', 'focusin'] as const;
  for (const kind of kinds) page.addEventListener(kind, look, { passive: true });
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, look);
  };
}
