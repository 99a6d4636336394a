import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalDriver } from './PortalDriver.ts';
import { painted } from './painted.ts';

/** Address of the workspace that the journeys work in. */
export const ERP = '/entry/svc-erp/ERP';

/** The panes of a workspace, as a person works with them. */
export class PanesDriver {
  readonly portal: PortalDriver;
  readonly page: Page;

  constructor(portal: PortalDriver) {
    this.portal = portal;
    this.page = portal.page;
  }

  /** Follows a link inside the running page, as an app or a bookmark does. */
  async follow(address: string): Promise<void> {
    await this.page.evaluate((href) => {
      history.pushState({}, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, ERP + address);
  }

  async openBench(number: string): Promise<void> {
    await this.follow(`/universal_system#/bench/${number}`);
    await expect(this.bench(number)).toBeVisible();
  }

  /** A bench page, shown or not. */
  bench(number: string): Locator {
    return this.page.locator(`[data-bench-page="${number}"]`);
  }

  note(number: string): Locator {
    return this.bench(number).locator('input');
  }

  tab(title: string): Locator {
    return this.page.getByRole('tab').and(this.page.getByTitle(title, { exact: true }));
  }

  async close(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `关闭“${title}”`, exact: true }).click();
  }

  /** Chooses from the menu of a tab. */
  async choose(title: string, action: string | RegExp): Promise<void> {
    await this.tab(title).click({ button: 'right' });
    const item = this.page.getByRole('menuitem', { name: action });
    await expect(item).toBeVisible();
    await painted(this.page);
    await item.click();
  }

  /** Fails unless the strip shows these tabs in this order after home. */
  async expectTabs(...titles: string[]): Promise<void> {
    const shown = () =>
      this.page.getByRole('tab').evaluateAll((tabs) => tabs.slice(1).map((tab) => tab.getAttribute('title')));
    await expect.poll(shown).toEqual(titles);
  }

  async expectInFront(title: string, address: string | RegExp): Promise<void> {
    await expect(this.portal.activeTab).toHaveAttribute('title', title);
    await expect(this.page).toHaveURL(typeof address === 'string' ? ERP + address : address);
  }

  /** How many panes are mounted. */
  async live(): Promise<number> {
    return this.page.getByRole('tabpanel', { includeHidden: true }).count();
  }

  get question(): Locator {
    return this.page.getByRole('dialog');
  }
}
