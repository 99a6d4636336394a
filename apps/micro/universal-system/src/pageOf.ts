/** A page of this app; a bench page by its two digits. */
export type Page = { name: 'downloads' | 'not-found' } | { name: 'bench'; number: string };

/** The page that a path names. */
export function pageOf(path: string): Page {
  const [pathname = '/'] = path.split('?');
  if (pathname === '/download-center') return { name: 'downloads' };
  const number = /^\/bench\/(0[1-9]|1\d|2[0-4])$/.exec(pathname)?.[1];
  return number ? { name: 'bench', number } : { name: 'not-found' };
}
