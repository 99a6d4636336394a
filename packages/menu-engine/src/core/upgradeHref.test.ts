import { expect, it } from 'vitest';
import { menuTree, page } from '../testing/treeFixture.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';
import { upgradeHref } from './upgradeHref.ts';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const hrefOf = (fields: object, packageId?: string) => {
  const [entry] = normalizeMenuTree(menuTree([page('1', '页', fields)])).leaves;
  if (!entry) throw new Error('no leaf');
  return upgradeHref(entry, place, packageId);
};

it('[M238] a menu with packages to upgrade to is bought on the upgrade page with the five keys', () => {
  const [base, query] = hrefOf({ updatePackageIds: '7,8' }, 'pkg 1').split('?');
  expect(base).toBe('/entry/svc-erp/ERP/sso-web#/company/serve/buy-additional');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    type: 'upGrade',
    packageId: 'pkg 1',
    serviceId: 'svc-erp',
    systemCode: 'ERP',
    updatePackageIds: '7,8',
  });
  expect(hrefOf({ updatePackageId: '9' })).toContain('updatePackageIds=9');
});

it('[M238] one without is bought on the renewal page of its system', () => {
  expect(hrefOf({})).toBe('/entry/svc-erp/ERP/sso-web#/company/serve/buy-serve?systemCode=ERP');
});
