import { expect, type Locator, type Page } from '@playwright/test';

/** Toasts, bell and panel of one page, as a seller uses them. */
export class NotifyDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bell(): Locator {
    return this.page.getByTestId('notification-bell');
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: '通知' });
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: '通知' }).getByText(text);
  }

  async ready(): Promise<void> {
    await expect(this.bell).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  }

  /** How many the badge says; 0 without a badge. */
  async unread(): Promise<number> {
    return Number(/(\d+)/.exec((await this.bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  }

  async expectUnread(count: number): Promise<void> {
    await expect.poll(() => this.unread(), { timeout: 15_000 }).toBe(count);
  }

  async open(): Promise<void> {
    if (!(await this.panel.isVisible())) await this.bell.click();
    await expect(this.panel.getByRole('tablist')).toBeVisible();
  }

  /** How many of a category are unread, by its tab in the panel, which is opened and closed for it. */
  async unreadOf(category: string): Promise<number> {
    await this.open();
    const tab = this.panel.getByRole('tab', { name: category });
    const count = Number(/(\d+)/.exec((await tab.textContent()) ?? '')?.[1] ?? 0);
    await this.page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
    return count;
  }

  row(title: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: title });
  }
}
