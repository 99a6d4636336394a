import { MockRefusal } from '@portal/api-client/testing';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Backend } from './createBackend.ts';

/** Milliseconds until a new window shows something: the first of a run loads what no page has loaded before. */
const COLD_WINDOW_MS = 30_000;

/** The shell as a person uses it: verbs, no selectors in the tests. */
export class ShellPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly backend: Backend;
  readonly origin: string;

  constructor(page: Page, backend: Backend, origin: string) {
    this.page = page;
    this.context = page.context();
    this.backend = backend;
    this.origin = origin;
  }

  /** Another window of the same browser. */
  async openWindow(): Promise<ShellPage> {
    return new ShellPage(await this.context.newPage(), this.backend, this.origin);
  }

  /** The window that a press opens, brought to the front: browsers hardly draw what lies behind. */
  async windowOf(press: () => Promise<void>): Promise<ShellPage> {
    const [page] = await Promise.all([this.context.waitForEvent('page'), press()]);
    await page.bringToFront();
    await page.getByRole('heading').or(page.getByRole('tab')).first().waitFor({ timeout: COLD_WINDOW_MS });
    return new ShellPage(page, this.backend, this.origin);
  }

  /** Leaves files of the shell without their answer until the function that it returns is called. */
  async holdFiles(pattern: RegExp): Promise<() => void> {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await this.page.route(pattern, async (route) => {
      await held;
      await route.continue();
    });
    return () => go();
  }

  /** Opens an address of the shell; what it shows is to be waited for. */
  async visit(address: string): Promise<void> {
    await this.page.goto(this.origin + address, { waitUntil: 'commit' });
  }

  /**
   * Opens an address with the pointer over the workspace by the time that its tools load: a browser without windows begins
   * with it in the corner, over the header, as if somebody had come there.
   */
  async visitAwayFromHeader(address: string): Promise<void> {
    const load = await this.holdFiles(/assets\/features-[^/]*\.js$/);
    await this.visit(address);
    await this.expectWorkspace();
    await this.page.mouse.move(640, 400);
    load();
  }

  /** Leaves the shell for a file of its own server: the next visit loads it anew, in the process that is there. */
  async leave(): Promise<void> {
    await this.page.goto(`${this.origin}/apps/notes.js`);
  }

  /** Goes on to an address without loading the page anew. */
  async follow(address: string): Promise<void> {
    await this.page.evaluate((href) => window.history.pushState({}, '', href), address);
  }

  /** The address as the browser shows it, without the origin. */
  readonly address = (): string => this.page.url().slice(this.origin.length);

  /** How many entries the window's history has. */
  readonly entries = (): Promise<number> => this.page.evaluate(() => window.history.length);

  /** What the browser has stored of the session's token. */
  readonly storedToken = (): Promise<string | null> =>
    this.page.evaluate(() => localStorage.getItem('portal:token'));

  async expectAddress(address: string): Promise<void> {
    await expect.poll(this.address).toBe(address);
  }

  async expectWorkspace(): Promise<void> {
    await this.page.getByRole('tab').first().waitFor();
  }

  async expectLogin(): Promise<void> {
    await this.page.locator('input[autocomplete="username"]').waitFor();
  }

  async expectHeading(name: string): Promise<void> {
    await this.page.getByRole('heading', { name, exact: true }).waitFor();
  }

  async expectWindowTitle(title: string): Promise<void> {
    await expect.poll(() => this.page.title()).toBe(title);
  }

  /** Waits until the server was asked so often. */
  async expectCalls(name: Parameters<Backend['count']>[0], times: number): Promise<void> {
    await expect.poll(() => this.backend.count(name)).toBe(times);
  }

  async signIn(account: string): Promise<void> {
    await this.page.locator('input[autocomplete="username"]').fill(account);
    await this.page.locator('input[autocomplete="current-password"]').fill('Portal2026');
    await this.page.keyboard.press('Enter');
  }

  /** Waits until the header names a person. */
  async expectPerson(name: string): Promise<void> {
    await this.page.getByTestId('avatar-menu').getByRole('button', { name }).waitFor();
  }

  async openAvatarMenu(): Promise<void> {
    await this.page.getByTestId('avatar-menu').getByRole('button').first().click();
    await this.page.getByRole('menu').first().waitFor();
  }

  /** Signs out by the avatar's menu and says yes. */
  async signOut(): Promise<void> {
    await this.openAvatarMenu();
    await this.page.getByRole('menuitem', { name: '退出登录' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  }

  /** Opens a menu of the tree, level by level; a page that has expired is a button. */
  async openMenu(...path: string[]): Promise<void> {
    const nav = this.page.getByRole('navigation', { name: /应用菜单|Application menu/ });
    for (const [level, name] of path.entries()) {
      const isLast = level === path.length - 1;
      const button = nav.getByRole('button', { name, exact: true });
      const entry = (isLast ? nav.getByRole('link', { name, exact: true }).or(button) : button).first();
      if (isLast || (await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
    }
  }

  /** Presses a system in the switcher. */
  async switchSystem(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /切换应用/ }).click();
    const system = this.page.getByRole('link', { name }).or(this.page.getByRole('button', { name }));
    await system.last().click();
  }

  async chooseTab(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: title }).click();
  }

  async closeTab(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: title }).click({ button: 'middle' });
    await this.page.getByRole('tab', { name: title }).waitFor({ state: 'detached' });
  }

  /** The titles of all tabs. */
  readonly tabs = (): Promise<string[]> => this.page.getByRole('tab').allTextContents();

  /** Waits until a tab is in front, and its page shows a path of the notes app. */
  async expectNotes(title: string, path: string): Promise<void> {
    await this.page.getByRole('tab', { name: title, selected: true }).waitFor();
    await this.expectHeading(`notes ${path}`);
  }

  /** Waits for the tools in the header, which load once the workspace is usable. */
  async expectTools(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /通知|AI 助手/ })
      .first()
      .waitFor();
  }

  /** Ends the session with the next call of a page, and waits until somebody is asked to sign in again; `asked` is that call. */
  async endSession(): Promise<{ asked: Promise<number | undefined> }> {
    this.backend.set({
      userActionConfig: () => {
        throw new MockRefusal({ code: '401', message: 'The session has ended', status: 401 });
      },
    });
    const asked = this.page.evaluate(async () => {
      const { notes } = globalThis as unknown as { notes: Record<string, { fetch: typeof fetch }> };
      const [portal] = Object.values(notes);
      return (await portal?.fetch('/sso/user/userActionConfig', { method: 'POST', body: '{}' }))?.status;
    });
    asked.catch(() => undefined);
    await this.signInAgain.waitFor();
    this.backend.set({ userActionConfig: () => ({ packageStyle: 2, saveMenuStatus: 1 }) });
    return { asked };
  }

  private async openWorkspaces() {
    await this.page.getByRole('button', { name: '保存的工作区' }).click();
    return this.page.getByRole('dialog', { name: '保存的工作区' });
  }

  /** Saves what is open under a name. */
  async saveWorkspace(name: string): Promise<void> {
    const panel = await this.openWorkspaces();
    await panel.getByRole('textbox', { name: '为当前打开的页面命名' }).fill(name);
    await panel.getByRole('button', { name: '保存' }).click();
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
    await this.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  }

  /** Opens a saved workspace from the strip. */
  async openWorkspace(name: string): Promise<void> {
    const panel = await this.openWorkspaces();
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  /** What the page of the notes app in front lets a person type into. */
  get note() {
    return this.page.getByRole('tabpanel').getByLabel('Note').first();
  }

  /** Asks for a new sign-in over the page. */
  get signInAgain() {
    return this.page.getByRole('dialog', { name: '登录已过期' });
  }

  /** The tool that loads once the workspace is usable. */
  get bell() {
    return this.page.getByRole('banner').getByRole('button', { name: '通知' });
  }
}
