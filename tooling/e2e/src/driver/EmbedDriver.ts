import type { Frame, Locator, Page } from '@playwright/test';
import { PanesDriver } from './PanesDriver.ts';
import type { PortalDriver } from './PortalDriver.ts';

type Node = { menuId?: string; menuUrl?: string; childMenus?: Node[] };
type MicroApp = { name: string; origin?: string; entry: string; instance?: string };

/** What a stand-in module offers to the test: the portal as the app of that pane sees it. */
type ModuleContext = {
  portal: Record<string, (...args: unknown[]) => Promise<unknown>>;
  path: string;
};

/** Embedded apps: stand-ins for them, and what their panes show. */
export class EmbedDriver {
  readonly portal: PortalDriver;
  readonly page: Page;
  readonly panes: PanesDriver;

  constructor(portal: PortalDriver) {
    this.portal = portal;
    this.page = portal.page;
    this.panes = new PanesDriver(portal);
  }

  /** Changes the registered apps before the page reads them. */
  async register(change: (app: MicroApp) => MicroApp): Promise<void> {
    await this.page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as { microApps?: MicroApp[] };
      // The apps' origin has a file of that name too, which says who may frame them.
      if (!config.microApps) return route.fulfill({ response });
      await route.fulfill({ response, json: { ...config, microApps: config.microApps.map(change) } });
    });
  }

  /** Puts a module of the test in the place of the universal system: `body` is its mount, with `context`. */
  async standIn(body = ''): Promise<void> {
    // Element by element: the page's policy lets no HTML in that has not been sanitised.
    const script = `export function mount(context) {
  window.standIn = context;
  const add = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    context.container.append(element);
    return element;
  };
  add('h2', 'Stand-in');
  add('input', '').setAttribute('aria-label', 'note');
  add('button', 'break').onclick = () => { throw new Error('in an event'); };
  ${body}
}
export function update(context) { window.standIn = context; }
export function unmount() {}`;
    await this.page.route('**/micro/universal_system/entry.css', (route) => route.fulfill({ status: 404 }));
    await this.page.route('**/micro/universal_system/entry.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  }

  /** Lets the stand-in ask the portal; answers `ok` or the code of the refusal. */
  ask(name: string, ...args: unknown[]): Promise<unknown> {
    return this.page.evaluate(
      async ([method, given]) => {
        const { standIn } = window as unknown as { standIn: ModuleContext };
        try {
          return (await standIn.portal[method]?.(...given)) ?? 'ok';
        } catch (error) {
          return (error as { code?: string }).code;
        }
      },
      [name, args] as const,
    );
  }

  /** The menu of an external page, read from the tree that the portal itself loads. */
  async externalMenu(open: () => Promise<void>, page: string): Promise<string> {
    const answer = this.page.waitForResponse('**/getMenuTreeByServiceAndRole');
    await open();
    const { data } = (await (await answer).json()) as { data: Node };
    const find = (node: Node): string | undefined =>
      node.menuUrl?.endsWith(`/external/${page}`)
        ? node.menuId
        : (node.childMenus ?? []).map(find).find((id) => id !== undefined);
    const id = find(data);
    if (!id) throw new Error(`no menu leads to /external/${page}`);
    return id;
  }

  /** The pane in front, as the embedding shows it. */
  get front(): Locator {
    return this.portal.pane.locator('[data-embed-status]');
  }

  frame(part: string): Frame {
    const frame = this.page.frames().find((one) => one !== this.page.mainFrame() && one.url().includes(part));
    if (!frame) throw new Error(`no frame at ${part}`);
    return frame;
  }
}
