import { expect, it } from 'vitest';
import { avatarEntries, seesPackages } from './avatarEntries.ts';

it('[A17] the avatar menu has its entries in order', () => {
  expect(avatarEntries({}).map(({ id, group }) => `${group}/${id}`)).toEqual([
    'pages/user-centre',
    'pages/product-package',
    'pages/account-settings',
    'pages/live-classes',
    'preferences/menu-style',
    'preferences/start-with',
    'preferences/language',
    'preferences/theme',
    'session/sign-out',
  ]);
});

it.each([
  ['user-centre', '/embel/home'],
  ['product-package', '/user/product-package'],
  ['account-settings', '/user/basics-info'],
])('[A17] %s leads to %s', (id, path) => {
  expect(avatarEntries({}).find((entry) => entry.id === id)).toMatchObject({
    target: { app: 'sso-web', path },
  });
});

it('[A18] users of the plus edition see neither packages nor upgrade', () => {
  expect(avatarEntries({ classification: 'YST_PLUS' }).map(({ id }) => id)).not.toContain('product-package');
  expect(seesPackages({ classification: 'YST_PLUS' })).toBe(false);
  for (const classification of ['TIKTOK', 'SAIL', 'something new', undefined]) {
    expect(seesPackages({ classification })).toBe(true);
  }
});

const ALL = {
  systemCode: 'ERP',
  hasMenus: true,
  bindsShops: true,
  hasPermissions: true,
  hasFunds: true,
  offersDemo: true,
  hasOtherCompanies: true,
};
const idsOf = (part: object) => avatarEntries({ ...ALL, ...part }).map(({ id }) => id);

it('[A123] an owner in the ERP sees every entry, in order', () => {
  expect(idsOf({})).toEqual([
    'user-centre',
    'product-package',
    'account-settings',
    'permissions',
    'shop-authorisation',
    'funds-assistant',
    'app-marketplace',
    'live-classes',
    'menu-style',
    'start-with',
    'language',
    'theme',
    'switch-company',
    'enter-demo',
    'sign-out',
  ]);
});

it.each([
  [{ hasMenus: false }, ['permissions', 'shop-authorisation']],
  [{ bindsShops: false }, ['shop-authorisation']],
  [{ hasPermissions: false }, ['permissions']],
  [{ hasFunds: false }, ['funds-assistant']],
  [{ systemCode: 'WMS' }, ['app-marketplace']],
  [{ brand: true }, ['app-marketplace']],
  [{ offersDemo: false }, ['enter-demo']],
  [{ hasOtherCompanies: false }, ['switch-company']],
  [{ demo: true }, ['funds-assistant', 'app-marketplace', 'switch-company', 'enter-demo']],
])('[A123] with %j there is no %j', (part, missing) => {
  const ids: string[] = idsOf(part);
  for (const id of missing) expect(ids).not.toContain(id);
  expect(ids.filter((id) => id !== 'leave-demo')).toHaveLength(15 - missing.length);
});

it('[A123] demo mode has a way out', () => {
  expect(idsOf({ demo: true })).toContain('leave-demo');
  expect(idsOf({})).not.toContain('leave-demo');
});

it.each([
  ['permissions', '/embel/list', 'SSO_SYS_USER'],
  ['app-marketplace', '/app/home', undefined],
  ['live-classes', '/company/helper/live-roadcast', undefined],
])('[A123] %s leads to %s', (id, path, systemCode) => {
  expect(avatarEntries(ALL).find((entry) => entry.id === id)).toMatchObject({
    target: { app: 'sso-web', path, ...(systemCode && { systemCode }) },
  });
});
