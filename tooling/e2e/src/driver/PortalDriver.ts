import { expect, type Locator, type Page } from '@playwright/test';
import { painted } from './painted.ts';

/** Password of every demo account. */
const PASSWORD = 'Portal2026';

/** The portal as a seller uses it: verbs, no selectors in the journeys. */
export class PortalDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Where the portal answers. */
  get origin(): string {
    return new URL(this.page.url()).origin;
  }

  async open(address = '/login'): Promise<void> {
    await this.page.goto(address);
  }

  /** Takes up a session that has ended over the page that is kept. */
  async signInAgain(password = PASSWORD): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: '登录已过期' });
    await dialog.locator('input[autocomplete="current-password"]').fill(password);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async signIn(account = 'owner', password = PASSWORD): Promise<void> {
    await this.page.locator('input[autocomplete="username"]').fill(account);
    await this.page.locator('input[autocomplete="current-password"]').fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Opens an address, signs in on the way and waits for the workspace. */
  async enter(account = 'owner', address?: string): Promise<void> {
    await this.open(address);
    await this.signIn(account);
    await this.expectWorkspace();
  }

  async expectWorkspace(): Promise<void> {
    await expect(this.page).toHaveURL(/\/entry\//);
    await expect(this.strip).toBeVisible();
  }

  /** Opens the overview of the shortcuts, which load once the workspace is usable. */
  async openShortcuts(): Promise<Locator> {
    const map = this.page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(async () => {
      await this.page.keyboard.press('?');
      await expect(map).toBeVisible({ timeout: 1_000 });
    }).toPass();
    return map;
  }

  /** Waits until shortcuts work: their overview comes and goes. */
  async expectShortcuts(): Promise<void> {
    const map = await this.openShortcuts();
    // One that has just been drawn may not hear the first press.
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(map).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }

  async expectLogin(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login/);
    await expect(this.page.locator('input[autocomplete="username"]')).toBeVisible();
  }

  /** The server no longer knows the token that this browser keeps; noticed with the next call or reload. */
  async spoilToken(): Promise<void> {
    await this.page.evaluate((token) => {
      const stored = localStorage.getItem('portal:token') ?? '';
      localStorage.setItem('portal:token', stored.replace(/"token":"[^"]+"/, `"token":"${token}"`));
    }, 'spent'.repeat(9));
  }

  /** The first tab: the list itself has no box of its own. */
  get strip(): Locator {
    return this.page.getByRole('tab').first();
  }

  tab(title: string | RegExp): Locator {
    return this.page.getByRole('tab', { name: title });
  }

  get activeTab(): Locator {
    return this.page.getByRole('tab', { selected: true });
  }

  /** The panel in front. */
  get pane(): Locator {
    return this.page.locator('[data-active] > [role=tabpanel]');
  }

  /** The page inside the frame in front. */
  frame() {
    return this.pane.frameLocator('iframe');
  }

  /** A menu link in whichever menu style is shown, opened level by level. */
  async openMenu(...path: string[]): Promise<void> {
    const nav = this.page.getByRole('navigation', { name: /应用菜单|Application menus?|Menus|메뉴/ });
    for (const [level, name] of path.entries()) {
      const isLast = level === path.length - 1;
      const entry = isLast
        ? nav.getByRole('link', { name, exact: true }).first()
        : nav.getByRole('button', { name, exact: true }).first();
      if (isLast || (await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
    }
  }

  async switchSystem(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /切换应用|Switch|전환/ }).click();
    const system = this.page.getByRole('link', { name }).or(this.page.getByRole('button', { name })).last();
    await expect(system).toBeVisible();
    await painted(this.page);
    await system.click();
  }

  async chooseFromAvatar(...names: (string | RegExp)[]): Promise<void> {
    await this.page.getByTestId('avatar-menu').getByRole('button').first().click();
    for (const name of names) {
      const entry = this.page
        .getByRole('menuitem', { name })
        .or(this.page.getByRole('menuitemradio', { name }))
        .or(this.page.getByRole('button', { name }))
        .last();
      await expect(entry).toBeVisible();
      await painted(this.page);
      await entry.click();
    }
  }
}
