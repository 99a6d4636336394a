import type { CatalogSource } from '@portal/ui';
import { createI18n, loadLocale, preloadLocale } from '@portal/ui/shell';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ModuleApp, ModuleAppContext } from '../core/types.ts';
import { createMemoryHistory } from '../guest/history.ts';
import { createGuestStore, type GuestStore } from './createGuestStore.ts';
import { GuestRoot } from './GuestRoot.tsx';
import { mirrorDevStyles } from './mirrorDevStyles.ts';

/** A React app with its texts. */
export type ReactAppOptions = {
  App: ComponentType;
  /** The texts of the app and of the packages whose components it shows. */
  catalogs: readonly CatalogSource[];
};

type Instance = { root: Root; store: GuestStore; setPath(path: string): void; stopMirror?(): void };

const isDevelopment = Boolean((import.meta as { env?: { DEV?: boolean } }).env?.DEV);

/**
 * Returns the lifecycles of a micro-app written in React; an entry exports them.
 *
 * @example
 * export const { bootstrap, mount, unmount, update } = createModuleApp({ App, catalogs: [catalogs] });
 */
export function createModuleApp({ App, catalogs }: ReactAppOptions): Required<ModuleApp> {
  const instances = new Map<string, Instance>();
  return {
    /** The page around it says which texts its first pane will most likely ask for. */
    bootstrap: () => preloadLocale(document.documentElement.lang, catalogs),
    async mount(context: ModuleAppContext) {
      const i18n = createI18n();
      const store = createGuestStore({ locale: context.locale, theme: context.theme });
      const history = createMemoryHistory(context.path, context.navigate);
      await loadLocale(i18n, context.locale, catalogs, context.container);
      await new Promise<void>((resolve, reject) => {
        const root = createRoot(context.container, {
          onUncaughtError(error) {
            reject(error);
            reportError(error);
            context.portal.reportError({ errorCode: 500, pageUrl: history.getPath() }).catch(() => undefined);
          },
        });
        instances.set(context.paneId, {
          root,
          store,
          setPath: history.setPath,
          stopMirror: isDevelopment ? mirrorDevStyles(context.container.getRootNode()) : undefined,
        });
        // At once, as it would be in a moment: no frame comes in between.
        flushSync(() =>
          root.render(
            <GuestRoot
              guest={context.portal}
              history={history}
              store={store}
              i18n={i18n}
              catalogs={catalogs}
              root={context.container}
              onReady={resolve}
            >
              <App />
            </GuestRoot>,
          ),
        );
      });
    },
    update({ paneId, path, locale, theme }) {
      const instance = instances.get(paneId);
      instance?.setPath(path);
      instance?.store.send({ locale, theme });
    },
    unmount({ paneId }) {
      instances.get(paneId)?.root.unmount();
      instances.get(paneId)?.stopMirror?.();
      instances.delete(paneId);
    },
  };
}
