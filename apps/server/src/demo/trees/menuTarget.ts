/** Where a leaf leads and which of the company's data it shows. */
export type MenuTarget = { path: string; menuUrl: string; resource: string | null; external: boolean };

const LIST_RESOURCES = ['orders', 'stock', 'listings', 'reviews', 'ads'];

/** Stands for the micro-apps' origin until a request tells it. */
const APPS_ORIGIN = '{appsOrigin}';

/** Reads a target of the outline. */
export function menuTarget(target: string): MenuTarget {
  if (target.startsWith('raw=')) {
    const [path = '', menuUrl = ''] = target.slice(4).split(/:(.*)/s);
    return { path, menuUrl, resource: null, external: false };
  }
  const [kind = '', value = ''] = target.split(':');
  if (value.split('.').length > 2) throw new Error(`Menu target ${target} names two marketplaces`);
  if (LIST_RESOURCES.includes(kind)) return page('scm_new', `/list/${kind}?view=${value || 'all'}`, kind);
  switch (kind) {
    case 'sail':
      return page('scm_new', '/sail-order-management', 'orders');
    case 'sales':
      return page('amazon', `/setSail/index${salesQuery(value)}`, 'sales');
    case 'downloads':
      return page('universal_system', `/download-center${value ? `?kind=${value}` : ''}`, 'downloads');
    case 'user':
      return page('sso-web', `/embel/home${value ? `?section=${value}` : ''}`, null);
    case 'external':
      return { path: 'iframe', menuUrl: `${APPS_ORIGIN}/external/${value}`, resource: null, external: true };
    default:
      throw new Error(`Unknown menu target ${target}`);
  }
}

function page(path: string, menuUrl: string, resource: string | null): MenuTarget {
  return { path, menuUrl, resource, external: false };
}

function salesQuery(value: string): string {
  const [, days, site] = /^(\d+)d(?:\.(\w+))?$/.exec(value) ?? [];
  if (!days) return '';
  return site ? `?days=${days}&site=${site.toUpperCase()}` : `?days=${days}`;
}
