import { signInPerson } from '../ai/signInPerson.ts';
import { loadClient } from '../auth/loadClient.ts';
import { PAGES } from './subjects.ts';

type Menu = { menuId: string; path?: string; menuUrl?: string; childMenus?: Menu[] };

/** Stars the bench pages for the demo owner, who may then choose where the menus stand. */
export async function preparePerson(url: string) {
  const { token, company } = await signInPerson(await loadClient(), url, 'owner');
  const call = async <Data>(path: string, request: object): Promise<Data> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, company },
      body: JSON.stringify(request),
    });
    const { code, message, data } = (await answer.json()) as { code: string; message: string; data: Data };
    if (code !== '200') throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const tree = await call<Menu>('/sso/role/getMenuTreeByServiceAndRole', {
    serviceId: 'svc-erp',
    systemCode: 'ERP',
  });
  for (const { menuId, menuUrl = '' } of flat(tree.childMenus))
    if (PAGES.some((number) => menuUrl === `/bench/${number}`))
      await call('/sso/customGroup/addFavorites', { menuId });
  return {
    seeMenus: (where: 'left' | 'top') =>
      call('/sso/user/changePackageStyle', { styleCode: where === 'left' ? 1 : 2 }),
  };
}

function flat(menus: readonly Menu[] = []): Menu[] {
  return menus.flatMap((menu) => [menu, ...flat(menu.childMenus)]);
}
