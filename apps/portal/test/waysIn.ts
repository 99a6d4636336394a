import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Sockets } from './answerSockets.ts';
import type { ShellPage } from './ShellPage.ts';

/** The menu that the tests of openings ask for. */
export const TARGET = '目标';
/** One like it that nobody has opened: what was opened is not suggested. */
export const TWIN = '同类';
/** A menu beside it that always opens. */
export const NEIGHBOUR = '全部订单';

/** The menu of the page that notices lead to. */
export const INBOX = '收件箱';
/** How that page is called without its menu: it is the shell's own. */
export const NOTICES = '通知';

const HOME = '/entry/svc-oms/OMS';
const INBOX_PATH = '/company/notice/notification';
export const INBOX_ADDRESS = `${HOME}/sso-web#${INBOX_PATH}`;
export const TARGET_ADDRESS = `${HOME}/amazon#/target`;

/** By link or button, whatever it wears: the name alone, with a mark, with its lock, or to be bought. */
const ANY_ROW = new RegExp(`^(购买)?${TARGET}`);
const rowsIn = (place: Locator): Locator =>
  place.getByRole('link', { name: ANY_ROW }).or(place.getByRole('button', { name: ANY_ROW }));

/** Brings the menu's row into sight in each place that lists menus. */
export const lists = {
  async menus({ page }: ShellPage): Promise<Locator> {
    const nav = page.getByRole('navigation', { name: '应用菜单' });
    const tab = nav.getByRole('button', { name: '销售', exact: true });
    if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.click();
    await nav.getByRole('link', { name: NEIGHBOUR }).waitFor();
    return rowsIn(nav);
  },
  async search({ page }: ShellPage): Promise<Locator> {
    const box = page.getByRole('banner').getByRole('combobox', { name: '搜索菜单' });
    await box.fill('');
    await box.fill(TARGET);
    await page.getByRole('option').first().waitFor();
    return page.getByRole('option', { name: new RegExp(`^${TARGET}`) });
  },
  async favourites({ page }: ShellPage): Promise<Locator> {
    await page.getByRole('button', { name: '我的收藏' }).click();
    const list = page.getByRole('dialog', { name: '我的收藏' });
    await rowsIn(list).or(list.getByText('还没有收藏的菜单')).first().waitFor();
    return rowsIn(list);
  },
  async welcome(shell: ShellPage): Promise<Locator> {
    await shell.chooseTab('首页');
    const section = shell.page.getByRole('region', { name: '常用菜单' });
    await section.waitFor();
    return rowsIn(section);
  },
  async suggestions({ page }: ShellPage): Promise<Locator> {
    const box = page.getByRole('banner').getByRole('combobox', { name: '搜索菜单' });
    await box.fill('');
    await box.click();
    await page.getByRole('option', { name: '查看全部菜单' }).waitFor();
    const group = page.getByRole('group', { name: '猜你想用' });
    return group.getByRole('option', { name: new RegExp(`^${TWIN}`) });
  },
};

/** What an app asks of the portal, and the code of its refusal. */
export async function askAsGuest(page: Page, request: Record<string, unknown>): Promise<string> {
  return page.evaluate((asked) => {
    const portal = Reflect.get(window, 'notes')['/all'];
    const answer = 'menuId' in asked ? portal.openMenu(asked.menuId) : portal.navigate(asked);
    return answer.then(
      () => 'granted',
      (error: { code: string }) => error.code,
    );
  }, request);
}

/** Records that the header's search finds: one that the menu's page shows, and one of another system. */
export const RECORD = '407-5550001';
export const RECORD_ELSEWHERE = '407-5550002';

/** The record in the answers of the header's search, once they are there. */
export async function findRecord({ page }: ShellPage, number: string): Promise<Locator> {
  const box = page.getByRole('banner').getByRole('combobox', { name: '搜索菜单' });
  await box.fill('');
  await box.fill(RECORD);
  const record = (wanted: string) => page.getByRole('option', { name: new RegExp(`^${wanted}`) });
  await record(RECORD).waitFor();
  return record(number);
}

/** Presses the notice that shows, once it has been pushed. */
export async function openNotice(
  { page }: ShellPage,
  sockets: Sockets,
  title: string,
  info?: object,
): Promise<void> {
  const told = page.getByRole('region', { name: '通知' });
  // Until the page is connected nobody hears it.
  await expect
    .poll(async () => {
      sockets.notify({ id: info ? 'n2' : 'n1', title, info });
      return told.getByText(title).count();
    })
    .toBeGreaterThan(0);
  await told.getByRole('button', { name: '查看' }).click();
}

/** Presses the link in the assistant's answer, and leaves the assistant. */
export async function followAnswer({ page }: ShellPage, name: string): Promise<void> {
  await page.getByTestId('assistant-button').click();
  const drawer = page.getByRole('dialog', { name: 'AI 助手' });
  await drawer.getByRole('link', { name }).click();
}

/** Leaves everything that floats: one layer after the other, since one that has just been drawn may not hear the first press. */
export function closeLayers({ page }: ShellPage): Promise<void> {
  const leave = async () => {
    await page.keyboard.press('Escape');
    return page.getByRole('dialog').count();
  };
  return expect.poll(leave).toBe(0);
}
