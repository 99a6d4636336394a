import { listResources, plannedLists, recordKinds } from '@portal/api-client/contract';

const LISTS = [...listResources, ...plannedLists, ...recordKinds];

/** A page of this app. */
export type Page =
  | { name: 'guide' | 'orders' | 'inbox' | 'not-found' }
  | { name: 'list'; resource: (typeof LISTS)[number] };

/** The page that a path names. */
export function pageOf(path: string): Page {
  const [pathname = '/'] = path.split('?');
  if (pathname === '/guide') return { name: 'guide' };
  if (pathname === '/sail-order-management') return { name: 'orders' };
  if (pathname === '/inbox') return { name: 'inbox' };
  const name = /^\/list\/([\w-]+)$/.exec(pathname)?.[1];
  const resource = LISTS.find((list) => list === name);
  return resource ? { name: 'list', resource } : { name: 'not-found' };
}
