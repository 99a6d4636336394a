import { expect, type Page } from '@playwright/test';
import type { PortalDriver } from './PortalDriver.ts';

const TOOL_NAMES = new Set(['供应链初始化引导', '切换到新版本', '直播', 'AI 助手']);

/** Registration, recovery, landings and the menu behind the person's picture. */
export class AccountDriver {
  readonly portal: PortalDriver;
  readonly page: Page;
  readonly #portalctl: (...args: string[]) => Promise<string>;

  constructor(portal: PortalDriver, portalctl: (...args: string[]) => Promise<string>) {
    this.portal = portal;
    this.page = portal.page;
    this.#portalctl = portalctl;
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.page.locator(`input[name="${name}"]`).fill(value);
  }

  /** Asks for a code, and reads it where the operator sees what was sent. */
  async receiveCode(recipient: string): Promise<string> {
    const answered = this.page.waitForResponse(/\/sso\/user\/send/);
    await this.page.getByRole('button', { name: '获取验证码' }).last().click();
    await answered;
    const code = (await this.#portalctl('outbox', recipient)).match(/\b\d{6}\b(?![\s\S]*\b\d{6}\b)/)?.[0];
    if (!code) throw new Error(`no code was sent to ${recipient}`);
    return code;
  }

  /** An address of its own for each run. */
  address(): string {
    return `e2e-${Date.now().toString(36)}@example.com`;
  }

  /** Registers a person with a company of their own, who may be disabled or change their password; answers the address. */
  async register(password: string): Promise<string> {
    const email = this.address();
    await this.portal.open('/login?register=1');
    await this.fill({ contact: email, company: '远帆贸易', password, repeat: password });
    await this.fill({ code: await this.receiveCode(email) });
    await this.page.locator('input[name="repeat"]').press('Enter');
    await this.portal.expectWorkspace();
    return email;
  }

  /** Goes on without a shop, past what greets a new company. */
  async skipOnboarding(): Promise<void> {
    await this.page.getByRole('button', { name: '稍后绑定，进入工作台' }).click();
    await this.page.getByRole('dialog', { name: '新手引导' }).waitFor();
    await this.page.keyboard.press('Escape');
  }

  /** Past the choice of a platform, which is asked for at every visit without a shop. */
  async passOnboarding(): Promise<void> {
    await this.page.getByRole('button', { name: '稍后绑定，进入工作台' }).click();
  }

  /** What is pushed arrives from here on. */
  async expectConnected(): Promise<void> {
    const bell = this.page.getByTestId('notification-bell');
    await expect(bell).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  }

  /** What stands in the header, from left to right, as it is read out. */
  async tools(): Promise<string[]> {
    const names = await this.page
      // A dialog that pops up has a header of its own, further down.
      .getByRole('banner')
      .first()
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
      );
    const plain = names.map((name) => name.replace(/[ ]?[·，,（(].*$/, '').trim());
    // Left of them stand the switcher, the menus and the search.
    const first = plain.findIndex((name) => TOOL_NAMES.has(name));
    // The one-time hint of the export centre brings a button of its own.
    return plain.slice(first).filter((name) => name !== '我知道了');
  }
}
