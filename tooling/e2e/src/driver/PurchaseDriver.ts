import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalDriver } from './PortalDriver.ts';

/** A company that no other journey counts the services of. */
const COMPANY = /潮汐|Tidewater/;
const WORKSPACE = '/entry/svc2-erp/ERP';

/** Buying in the user centre, as a seller does it. */
export class PurchaseDriver {
  readonly portal: PortalDriver;
  readonly page: Page;

  constructor(portal: PortalDriver) {
    this.portal = portal;
    this.page = portal.page;
  }

  /** Signs in for the company that buys, at a page of the user centre. */
  async enter(path: string): Promise<void> {
    await this.page.goto(`${WORKSPACE}/sso-web#${path}`);
    await this.portal.signIn('both');
    await this.page.getByRole('button', { name: COMPANY }).click();
    await expect(this.heading).toBeVisible();
  }

  /** Opens a page of the user centre by its address. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${WORKSPACE}/sso-web#${path}`);
    await expect(this.heading).toBeVisible();
  }

  get pane(): Locator {
    return this.portal.pane;
  }

  get heading(): Locator {
    return this.pane.getByRole('heading', { level: 1 });
  }

  button(name: string | RegExp): Locator {
    return this.pane.getByRole('button', { name });
  }

  /** Chooses one of several by its words; the radio itself lies invisibly over them. */
  async choose(name: string | RegExp): Promise<void> {
    // The address has the choice: the mark follows it a moment later.
    const choice = this.pane.getByRole('radio', { name });
    await choice.click({ force: true });
    await expect(choice).toBeChecked();
  }

  /** What stands in the column "afterwards" of what changes. */
  after(row: string): Locator {
    return this.pane
      .getByRole('table', { name: '服务变化' })
      .getByRole('row', { name: row })
      .getByRole('cell')
      .last();
  }

  /** From a choice to the code that waits for its payment; answers where that is. */
  async order(): Promise<string> {
    await this.button('去结算').click();
    await expect(this.heading).toHaveText('确认订单');
    await this.button('提交订单').click();
    await expect(this.pane.getByRole('img', { name: '支付二维码' })).toBeVisible();
    return this.page.url();
  }

  /** Pays on the provider's page, as the code leads there, and waits for what comes of it. */
  async pay(): Promise<void> {
    const link = this.pane.getByRole('link', { name: '在新窗口打开支付页' });
    const [provider] = await Promise.all([this.page.context().waitForEvent('page'), link.click()]);
    await provider.getByRole('button', { name: '确认支付' }).click();
    await expect(provider.getByRole('status')).toContainText('支付成功');
    await provider.close();
    await expect(this.heading).toHaveText('支付结果');
    await expect(this.pane.getByRole('heading', { name: '支付成功' })).toBeVisible();
  }

  /** A system's row of the service management. */
  service(name: string): Locator {
    return this.pane.getByRole('row').filter({ hasText: name });
  }

  /** Marks the page, so that `expectNotReloaded` knows it again. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { journeyMark: true }));
  }

  async expectNotReloaded(): Promise<void> {
    expect(await this.page.evaluate(() => 'journeyMark' in window)).toBe(true);
  }

  /** The name of the package that the person's menu in the header says. */
  async expectPackage(name: string): Promise<void> {
    await this.page.getByTestId('avatar-menu').getByRole('button').first().click();
    await expect(this.page.getByRole('menu').getByText(new RegExp(`^${name}`))).toBeVisible();
    await this.page.keyboard.press('Escape');
  }
}
