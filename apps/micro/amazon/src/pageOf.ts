import { type ReportName, reportNames } from '@portal/api-client/contract';

/** A page of this app. */
export type Page =
  | { name: 'overview' | 'listings' | 'reviews' | 'ads' | 'not-found' }
  | { name: 'report'; report: ReportName };

/** The page that a path names. */
export function pageOf(path: string): Page {
  const [pathname = '/'] = path.split('?');
  if (pathname === '/setSail/index') return { name: 'overview' };
  if (pathname === '/listings') return { name: 'listings' };
  if (pathname === '/reviews') return { name: 'reviews' };
  if (pathname === '/ads') return { name: 'ads' };
  const name = /^\/report\/([\w-]+)$/.exec(pathname)?.[1];
  const report = reportNames.find((one) => one === name);
  return report ? { name: 'report', report } : { name: 'not-found' };
}
