import type { Page } from '@playwright/test';
import type { PortalDriver } from './PortalDriver.ts';

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
    await this.page.getByRole('button', { name: '获取验证码' }).click();
    await answered;
    const code = (await this.#portalctl('outbox', recipient)).match(/\b\d{6}\b(?![\s\S]*\b\d{6}\b)/)?.[0];
    if (!code) throw new Error(`no code was sent to ${recipient}`);
    return code;
  }

  /** An address of its own for each run. */
  address(): string {
    return `e2e-${Date.now().toString(36)}@example.com`;
  }
}
