import type { ModuleApp, ModuleAppContext } from '../core/types.ts';

/** One lifecycle as single-spa and qiankun know it: a function, or several in a row. */
export type Lifecycle =
  | ((props: SingleSpaProps) => Promise<unknown>)
  | ((props: SingleSpaProps) => Promise<unknown>)[];

/** What an existing app exports. */
export type SingleSpaApp = {
  bootstrap?: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
  update?: Lifecycle;
};

/** What the app's lifecycles are given: the names that single-spa and qiankun use, and the portal beside them. */
export type SingleSpaProps = Record<string, unknown> & {
  name: string;
  /** Where a single-spa helper mounts. */
  domElement: HTMLElement;
  /** Where a qiankun app looks for its root. */
  container: HTMLElement;
  portal: ModuleAppContext['portal'];
};

/** What a single-spa app expects around it. */
export type FromSingleSpaOptions = {
  name: string;
  /** Id of the element that the app expects inside its container, such as `root`. @default none */
  rootId?: string;
  /** Further props of the app. */
  props?: Readonly<Record<string, unknown>>;
};

/**
 * Makes a module of an existing single-spa app, so that it mounts in a pane as it is. Several panes of it are several
 * parcels; an app that keeps its state outside its props has to be opened once only.
 *
 * @example
 * export const { bootstrap, mount, unmount, update } = fromSingleSpa(() => import('./legacy.js'), { name: 'legacy' });
 */
export function fromSingleSpa(
  load: () => Promise<SingleSpaApp>,
  { name, rootId, props = {} }: FromSingleSpaOptions,
): Required<ModuleApp> {
  let app: SingleSpaApp | undefined;
  const mounted = new WeakMap<HTMLElement, SingleSpaProps>();
  const propsOf = ({ container, portal, path, locale, theme, paneId }: ModuleAppContext): SingleSpaProps => {
    const place = mounted.get(container)?.domElement ?? document.createElement('div');
    return {
      ...props,
      name: `${name}:${paneId}`,
      domElement: place,
      container: place,
      portal,
      path,
      locale,
      theme,
    };
  };
  return {
    async bootstrap() {
      app = await load();
      await run(app.bootstrap, { ...props, name } as SingleSpaProps);
    },
    async mount(context) {
      const given = propsOf(context);
      given.domElement.style.blockSize = '100%';
      given.domElement.replaceChildren(...(rootId === undefined ? [] : [emptyElement(rootId)]));
      context.container.append(given.domElement);
      mounted.set(context.container, given);
      await run(app?.mount, given);
    },
    async unmount({ container }) {
      const given = mounted.get(container);
      mounted.delete(container);
      try {
        if (given) await run(app?.unmount, given);
      } finally {
        given?.domElement.remove();
      }
    },
    async update(context) {
      const given = propsOf(context);
      mounted.set(context.container, given);
      await run(app?.update, given);
    },
  };
}

async function run(lifecycle: Lifecycle | undefined, props: SingleSpaProps): Promise<void> {
  for (const step of [lifecycle ?? []].flat()) await step(props);
}

/** Made, not parsed: the portal's pages take no HTML from anywhere but the sanitiser. */
function emptyElement(id: string): HTMLElement {
  return Object.assign(document.createElement('div'), { id });
}
