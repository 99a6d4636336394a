import {
  LIVE_CLASSES_PATH,
  listResources,
  plannedLists,
  type RecordKind,
  type ReportName,
  recordKinds,
  reportNames,
} from '@portal/api-client/contract';
import { resourceOfReport } from '@portal/server/data';

/** Where a leaf leads and which of the company's data it shows. */
export type MenuTarget = { path: string; menuUrl: string; resource: string | null; external: boolean };

/** Stands for the micro-apps' origin until a request tells it. */
const APPS_ORIGIN = '{appsOrigin}';
/** Lists that the Amazon app has pages of its own for. */
const AMAZON_PAGES = ['listings', 'reviews', 'ads'];

/** Reads a target of the outline. */
export function menuTarget(target: string): MenuTarget {
  if (target.startsWith('raw=')) {
    const [path = '', menuUrl = ''] = target.slice(4).split(/:(.*)/s);
    return { path, menuUrl, resource: null, external: false };
  }
  const [kind = '', value = ''] = target.split(':');
  if (isOneOf([...listResources, ...plannedLists], kind))
    return page('scm_new', `/list/${kind}?view=${viewName(value)}`, kind);
  switch (kind) {
    case 'sail':
      return page('scm_new', '/sail-order-management', 'orders');
    case 'amazon':
      return amazonPage(value);
    case 'inbox':
      return page('scm_new', '/inbox', 'buyer-messages');
    case 'record':
      return page('scm_new', `/list/${recordKind(value)}`, value);
    case 'report':
      return reportPage(value);
    case 'sales':
      return page('amazon', `/setSail/index${salesQuery(value)}`, 'sales');
    case 'downloads':
      return page('universal_system', `/download-center${value ? `?kind=${value}` : ''}`, 'downloads');
    case 'user':
      return userPage(value);
    case 'external':
      return { path: 'iframe', menuUrl: `${APPS_ORIGIN}/external/${value}`, resource: null, external: true };
    default:
      throw new Error(`Unknown menu target ${target}`);
  }
}

function page(path: string, menuUrl: string, resource: string | null): MenuTarget {
  return { path, menuUrl, resource, external: false };
}

function viewName(value: string): string {
  if (value.split('.').length > 2) throw new Error(`View ${value} names two marketplaces`);
  return value || 'all';
}

/** `listings/negative.us`: a page of the Amazon app and its view. */
function amazonPage(value: string): MenuTarget {
  const [name = '', view = ''] = value.split('/');
  if (!AMAZON_PAGES.includes(name)) throw new Error(`The Amazon app has no page ${name}`);
  return page('amazon', `/${name}?view=${viewName(view)}`, name);
}

/** Pages of the user centre; those about the company's services belong to who may order. */
const USER_PAGES: Readonly<Record<string, readonly [url: string, resource?: string]>> = {
  '': ['/embel/home'],
  basics: ['/user/basics-info'],
  services: ['/company/serve/serve-manage', 'services'],
  packages: ['/user/product-package', 'services'],
  purchases: ['/company/serve/serve-manage?tab=orders', 'services'],
  apps: ['/app/home'],
  members: ['/embel/list'],
  announcements: ['/company/notice/announcement'],
  notifications: ['/company/notice/notification'],
  help: ['/company/helper/center'],
  live: [LIVE_CLASSES_PATH],
};

function userPage(value: string): MenuTarget {
  const [url, resource = null] = USER_PAGES[value] ?? [];
  if (!url) throw new Error(`The user centre has no page ${value}`);
  return page('sso-web', url, resource);
}

function recordKind(value: string): RecordKind {
  if (!isOneOf(recordKinds, value)) throw new Error(`Unknown list ${value}`);
  return value;
}

/** `returns.90.us`: a report, its days, its marketplace. */
function reportPage(value: string): MenuTarget {
  const [name = '', days, site] = value.split('.');
  if (!isOneOf(reportNames, name)) throw new Error(`Unknown report ${name}`);
  const query = new URLSearchParams({ ...(days && { days }), ...(site && { site: site.toUpperCase() }) });
  const search = query.size > 0 ? `?${query}` : '';
  return page('amazon', `/report/${name}${search}`, resourceOfReport(name satisfies ReportName));
}

function salesQuery(value: string): string {
  const [, days, site] = /^(\d+)d(?:\.(\w+))?$/.exec(value) ?? [];
  if (!days) return '';
  return site ? `?days=${days}&site=${site.toUpperCase()}` : `?days=${days}`;
}

function isOneOf<Name extends string>(names: readonly Name[], value: string): value is Name {
  return (names as readonly string[]).includes(value);
}
