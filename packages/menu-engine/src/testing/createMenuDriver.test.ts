import { expect, it } from 'vitest';
import { createMenuDriver, type MenuDriverPort } from './createMenuDriver.ts';

it('[M80] finds by role and by name in each language', async () => {
  const asked: [string, string | RegExp][] = [];
  const note = async (role: string, name: string | RegExp) => void asked.push([role, name]);
  const port: MenuDriverPort = {
    click: note,
    hover: note,
    press: async () => {},
    expectVisible: note,
    expectHidden: note,
  };
  const menus = createMenuDriver(port);
  await menus.openSwitcher();
  await menus.chooseLeaf('订单 (新)');
  await menus.buy('Risk review');
  await menus.unlock('纠纷处理');
  const matches = (position: number, name: string) => new RegExp(asked[position]?.[1] ?? /never^/).test(name);
  expect(asked.map(([role]) => role)).toEqual(['button', 'link', 'button', 'button']);
  for (const name of ['切换应用，当前为ERP', 'Switch application, now ERP', '앱 전환, 현재 ERP'])
    expect(matches(0, name)).toBe(true);
  expect(matches(1, '订单 (新) 已到期')).toBe(true);
  expect(matches(1, '订单 (新)品')).toBe(false);
  for (const name of ['购买Risk review', 'Buy Risk review', 'Risk review 구매'])
    expect(matches(2, name)).toBe(true);
  expect(matches(3, '纠纷处理: 请先绑定 EBAY 店铺，点击前往授权')).toBe(true);
});
