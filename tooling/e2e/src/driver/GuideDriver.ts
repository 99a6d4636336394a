import { expect, type Locator, type Page } from '@playwright/test';
import { AccountDriver } from './AccountDriver.ts';
import type { PortalDriver } from './PortalDriver.ts';

const PASSWORD = 'Harbour27x';

/** A new company's first hour, in the words of a person. */
export class GuideDriver {
  readonly portal: PortalDriver;
  readonly page: Page;
  readonly #account: AccountDriver;

  constructor(portal: PortalDriver, portalctl: (...args: string[]) => Promise<string>) {
    this.portal = portal;
    this.page = portal.page;
    this.#account = new AccountDriver(portal, portalctl);
  }

  /** Registers a company that has nothing yet. */
  async register(): Promise<void> {
    await this.#account.register(PASSWORD);
  }

  get onboarding(): Locator {
    return this.page.getByTestId('onboarding');
  }

  get badge(): Locator {
    return this.page.getByRole('button', { name: /^新手引导/ });
  }

  get window(): Locator {
    return this.page.getByRole('dialog', { name: '新手引导' });
  }

  get shopDialog(): Locator {
    return this.page.getByRole('dialog', { name: '店铺授权' });
  }

  get shopDone(): Locator {
    return this.page.getByRole('dialog', { name: '授权成功' });
  }

  /** Fills the provider's form, which is another party's page in a frame. */
  async authorise(shopName: string): Promise<void> {
    const form = this.shopDialog.frameLocator('iframe');
    await form.locator('input[name="shopName"]').fill(shopName);
    await form.locator('input[name="account"]').fill('seller-1');
    await form.getByRole('button').click();
    await expect(this.shopDone).toBeVisible();
  }
}
