import { expect, it } from 'vitest';
import { avatarEntries, seesPackages } from './avatarEntries.ts';

it('[A17] the avatar menu has its entries in order', () => {
  expect(avatarEntries({}).map(({ id, group }) => `${group}/${id}`)).toEqual([
    'pages/user-centre',
    'pages/product-package',
    'pages/account-settings',
    'preferences/menu-style',
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
