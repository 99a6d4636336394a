import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { PortalDriver } from './PortalDriver.ts';

/** A page that a menu leads to. */
export type Leaf = { system: string; app: string; path: string; name: string };

type MenuNode = {
  menuName: string;
  path?: string;
  menuUrl?: string;
  updateFlag?: number;
  dependencePlatform?: string | null;
  platformExpireTime?: string | null;
  assetsExpireTime?: string | null;
  childMenus?: MenuNode[];
};

const SYSTEMS: Readonly<Record<string, string>> = {
  ERP: 'svc-erp',
  AMAZON_OPERATE: 'svc-amazon',
  BI: 'svc-bi',
  OMS: 'svc-oms',
  WMS: 'svc-wms',
  SSO_SYS_USER: 'svc-user',
};

/** A busy machine takes its time to load an app. */
const OPEN_MS = 45_000;

function addressOf({ system, app, path }: Omit<Leaf, 'name'>): string {
  return `/entry/${SYSTEMS[system]}/${system}/${app}#${path}`;
}

/** The systems behind the menus: opens their pages and speaks of what a seller sees there. */
export class SystemsDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in on the way to a page of an app. */
  async enter(leaf: Omit<Leaf, 'name'>, account = 'owner'): Promise<void> {
    await new PortalDriver(this.page).enter(account, addressOf(leaf));
    await this.loaded(leaf.app);
  }

  /** Opens a page of an app by its address. */
  async open(leaf: Omit<Leaf, 'name'>): Promise<void> {
    await this.page.goto(addressOf(leaf));
    await this.loaded(leaf.app);
  }

  /** Goes to a page inside the running workspace, as its menu does; a page of another system loads it anew. */
  async follow(leaf: Omit<Leaf, 'name'>): Promise<void> {
    const workspace = `/entry/${SYSTEMS[leaf.system]}/${leaf.system}/`;
    if (!new URL(this.page.url()).pathname.startsWith(workspace)) return this.open(leaf);
    const former = await this.front.getAttribute('data-panel-key');
    await this.page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `${workspace}${leaf.app}#${leaf.path}`);
    await expect(this.front).not.toHaveAttribute('data-panel-key', former ?? '', { timeout: OPEN_MS });
    await this.loaded(leaf.app);
  }

  /** Waits until an app shows its page in front. */
  private loaded(app: string): Promise<void> {
    return this.content(app).getByRole('heading', { level: 1 }).waitFor({ timeout: OPEN_MS });
  }

  /** The pane in front. */
  private get front(): Locator {
    return this.page.locator('[data-active] > [role=tabpanel]');
  }

  /** What is inside the pane in front: a frame's page, or the pane itself for a module. */
  content(app: string): FrameLocator | Locator {
    return app === 'amazon' || app === 'scm_new' ? this.front.frameLocator('iframe') : this.front;
  }

  async expectTitle(app: string, title: string | RegExp): Promise<void> {
    await expect(this.content(app).getByRole('heading', { level: 1 })).toHaveText(title);
  }

  /** The rows of the list in front, without its header. */
  rows(app: string): Locator {
    return this.content(app).locator('tbody tr');
  }

  /** Chooses one of the values of a field. */
  async choose(app: string, field: string, value: string): Promise<void> {
    await this.content(app).getByRole('combobox', { name: field }).click();
    await this.content(app).getByRole('option', { name: value, exact: true }).click();
  }

  /** Every page that the menus of all systems lead to, once, apart from those behind a lock. */
  async leaves(): Promise<Leaf[]> {
    const kinds = new Map<string, Leaf>();
    for (const [system, service] of Object.entries(SYSTEMS)) {
      const answered = this.page.waitForResponse(
        (response) => response.url().includes('getMenuTreeByServiceAndRole') && response.ok(),
      );
      await this.page.goto('about:blank');
      await this.page.goto(`/entry/${service}/${system}`);
      const { data } = (await (await answered).json()) as { data: { menuTree?: MenuNode[] } };
      for (const node of flatten(Object.values(data).find(Array.isArray) as MenuNode[])) {
        const { path: app, menuUrl, menuName: name } = node;
        if (!app || !menuUrl || isShut(node)) continue;
        const key = kindOf(app, menuUrl);
        if (!kinds.has(key)) kinds.set(key, { system, app, path: menuUrl, name });
      }
    }
    return [...kinds.values()];
  }
}

/** Not bought, run out, or of a platform that the large company sells nothing on. */
function isShut({ updateFlag, dependencePlatform, platformExpireTime, assetsExpireTime }: MenuNode): boolean {
  const isOver = [platformExpireTime, assetsExpireTime].some((time) => time && new Date(time) < new Date());
  return updateFlag === 2 || isOver || ['WALMART', 'TIKTOK'].includes(dependencePlatform ?? '');
}

/** Pages of one kind differ in the days only. */
function kindOf(app: string, menuUrl: string): string {
  const url = new URL(menuUrl, 'http://app.invalid');
  return `${app}:${url.pathname}:${url.searchParams.get('view') ?? url.searchParams.get('tab') ?? ''}`;
}

function flatten(nodes: MenuNode[] | undefined): MenuNode[] {
  return (nodes ?? []).flatMap((node) => [node, ...flatten(node.childMenus)]);
}
