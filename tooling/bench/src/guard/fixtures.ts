import type { Menu, MenuTreeResponse, SystemEntry } from '@portal/api-client/contract';

/** Fifty systems of every status. */
export const systems: SystemEntry[] = Array.from({ length: 50 }, (_, index) => ({
  serviceId: index === 0 ? 'svc-erp' : `svc-${index}`,
  systemCode: index === 0 ? 'ERP' : `SYS_${index}`,
  systemName: `System ${index}`,
  status: [2, 4, 3, 9][index % 4] ?? 2,
  serviceDeploy: index % 5,
  packageId: `pkg-${index}`,
  serviceBillingValueDTOList: [],
}));

/** A tree of about `count` entries on four levels, ten children each. */
export function menuResponse(count: number): MenuTreeResponse {
  let id = 0;
  const grow = (depth: number): Menu[] =>
    Array.from({ length: 10 }, () => {
      id += 1;
      const leaf = depth === 4;
      return {
        menuId: String(id),
        menuName: `菜单 ${id}`,
        menuEnName: `Menu ${id}`,
        menuKrName: `메뉴 ${id}`,
        lastMenu: leaf ? 2 : 1,
        path: 'scm_new',
        menuUrl: leaf ? `/list/orders?view=${id}` : '',
        childMenus: leaf || id >= count ? [] : grow(depth + 1),
      };
    });
  return { childMenus: grow(1), homeMenuId: '1' };
}
