import { expect, it } from 'vitest';
import { systemFields, systemFile } from './systemFile.ts';

const NONE = { zh: '', en: '', ko: '' };
const VALUES = {
  app: ' orders ',
  origin: 'https://orders.example.com',
  entry: '',
  code: 'orders',
  systemName: { zh: '订单', en: 'Orders', kr: '' },
  menuName: { zh: '全部订单', en: '', kr: '' },
  isForMembers: true,
  companies: [{ code: 'ACME', name: 'Acme' }],
};

it('an application is added behind the others, opened by the only menu of a system that the companies get', () => {
  const present = {
    microApps: [{ name: 'a', engine: 'module', entry: '/a.js' }],
    systems: [{ code: 'A', name: NONE, menus: [] }],
  };
  const file = systemFile(present, VALUES);
  expect(file.microApps?.map(({ name }) => name)).toEqual(['a', 'orders']);
  expect(file.systems?.[1]).toMatchObject({
    code: 'ORDERS',
    name: { zh: '订单', en: 'Orders', ko: '订单' },
    home: 'orders-1',
    menus: [
      { menus: [{ id: 'orders-1', name: { en: '全部订单' }, app: 'orders', page: '/', members: true }] },
    ],
  });
  expect(file.companies).toEqual([{ code: 'ACME', name: 'Acme', systems: [{ system: 'ORDERS' }] }]);
  expect(systemFields(present)['microApps.1.name']).toBe('app');
});

it('nothing is said of companies where none is chosen, and menus are not granted unasked', () => {
  const file = systemFile({}, { ...VALUES, companies: [], isForMembers: false });
  expect(file).not.toHaveProperty('companies');
  expect(JSON.stringify(file.systems)).not.toContain('members');
});
