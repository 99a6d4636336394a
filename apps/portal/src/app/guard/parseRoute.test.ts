import { expect, it } from 'vitest';
import { parseRoute } from './parseAddress.ts';

it.each([
  ['/', { name: 'root' }],
  ['/login', { name: 'login' }],
  ['/oauth/login', { name: 'login' }],
  ['/oauth/center', { name: 'center' }],
  ['/check-token', { name: 'check-token' }],
  ['/transfer', { name: 'transfer' }],
  ['/500', { name: 'server-error' }],
  ['/404', { name: 'not-found' }],
  ['/401', { name: 'no-access' }],
  ['/401/BI', { name: 'no-access', systemCode: 'BI' }],
  ['/entry/s1', { name: 'service', serviceId: 's1' }],
  ['/entry/s1/ERP/', { name: 'workspace', serviceId: 's1', systemCode: 'ERP' }],
  ['/entry/s1/ERP/amazon', { name: 'workspace', serviceId: 's1', systemCode: 'ERP', child: 'amazon' }],
])('[P18] %s is a route of its own', (path, route) => expect(parseRoute(path)).toEqual(route));

it.each(['/nowhere', '/entry', '/entry/a/b/c/d', '/401/a/b', '/login/x', '/entry/%E0%A4%A/ERP/a/b'])(
  '[P19] %s is unknown',
  (path) => expect(parseRoute(path)).toEqual({ name: 'unknown' }),
);
