import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalDriver } from './PortalDriver.ts';

/** Where the journeys begin: a page that is the portal's own and quick to come. */
export const START = '/entry/svc-erp/ERP/universal_system#/download-center';

/** The tools around the menus, in the words of a person. */
export class MenusDriver {
  readonly portal: PortalDriver;
  readonly page: Page;

  constructor(portal: PortalDriver) {
    this.portal = portal;
    this.page = portal.page;
  }

  /** Signs in and waits until the tools around the menus are there. */
  async enter(account = 'owner', address = START): Promise<void> {
    await this.portal.enter(account, address);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.search).toBeVisible({ timeout: 20_000 });
  }

  get search(): Locator {
    return this.page.getByRole('banner').getByRole('combobox', { name: '搜索菜单' });
  }

  get answers(): Locator {
    return this.page.getByRole('option');
  }

  /** The first answer that says a text. The way to all menus repeats whatever is typed, and is there before any answer. */
  answer(text: string): Locator {
    return this.answers.filter({ hasText: text, hasNotText: /^在全部菜单中查看/ }).first();
  }

  get nav(): Locator {
    return this.page.getByRole('navigation', { name: '应用菜单' });
  }

  get overview(): Locator {
    return this.page.getByRole('dialog', { name: '全部菜单' });
  }

  /** The dialog in front, by its title. */
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async type(text: string): Promise<void> {
    // The key is heard once the tools are loaded, which is after the workspace is usable.
    // Of two windows Firefox gives the focus to the one in front alone.
    await this.page.bringToFront();
    await expect(async () => {
      await this.page.keyboard.press('Control+k');
      await expect(this.search).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await this.search.fill(text);
  }

  /** Opens the overview with what is typed, or bare. */
  async viewAll(query = ''): Promise<void> {
    await this.type(query);
    await this.page.getByRole('option', { name: query ? /^在全部菜单中查看/ : '查看全部菜单' }).click();
    await expect(this.overview).toBeVisible();
  }

  async openFavorites(): Promise<Locator> {
    await this.page.getByRole('button', { name: '我的收藏' }).click();
    return this.dialog('我的收藏');
  }

  async openSwitcher(): Promise<void> {
    await this.page.getByRole('button', { name: /^切换应用/ }).click();
  }

  /** Waits for a call of the tools to be answered while `action` runs. */
  async answered(path: string, action: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse((response) => response.url().includes(path));
    await action();
    await answer;
  }

  /** Makes a call fail from now on, as a server that is not well does. */
  async breakCall(path: string): Promise<void> {
    await this.page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  }

  /** Makes a choice among the preferences of the avatar menu. */
  async chooseFromAvatar(choice: string): Promise<void> {
    await this.page.getByRole('button', { name: /^账号菜单/ }).click();
    await this.page.getByRole('menuitemradio', { name: choice }).click();
    await this.page.keyboard.press('Escape');
  }

  async changeMenuStyle(to: 'left' | 'top'): Promise<void> {
    await this.page.getByRole('button', { name: /^账号菜单/ }).click();
    await this.page.getByText(to === 'left' ? /左侧/ : /顶部/).click();
    await this.page.keyboard.press('Escape');
  }
}
