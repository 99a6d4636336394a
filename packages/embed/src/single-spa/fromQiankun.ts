import type { ModuleApp } from '../core/types.ts';
import { type FromSingleSpaOptions, fromSingleSpa, type SingleSpaApp } from './fromSingleSpa.ts';

/** Where the scripts of a qiankun app are, and what they leave behind. */
export type FromQiankunOptions = FromSingleSpaOptions & {
  /** Addresses of the app's classic scripts, in order; each is loaded once a page. */
  scripts: readonly string[];
  /** The global variable that the last script sets to the lifecycles. @default the name */
  global?: string;
};

type QiankunWindow = { [name: string]: unknown; __POWERED_BY_QIANKUN__?: boolean };

/**
 * Makes a module of an existing qiankun app, a classic script that leaves its lifecycles in a global variable. It runs
 * in the page itself, without qiankun's sandbox.
 *
 * @example
 * export const { bootstrap, mount, unmount, update } = fromQiankun({
 *   name: 'legacy',
 *   scripts: ['/legacy/app.js'],
 *   rootId: 'root',
 * });
 */
export function fromQiankun({ scripts, global, ...options }: FromQiankunOptions): Required<ModuleApp> {
  return fromSingleSpa(async () => {
    const page = window as unknown as QiankunWindow;
    // Such apps look at this to leave their own start to the portal.
    page.__POWERED_BY_QIANKUN__ = true;
    for (const src of scripts) await loadScript(src);
    const app = page[global ?? options.name] as SingleSpaApp | undefined;
    if (!app?.mount || !app.unmount)
      throw new Error(`@portal/embed: no lifecycles in window["${global ?? options.name}"]`);
    return app;
  }, options);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`@portal/embed: ${src} could not be loaded`));
    document.head.append(script);
  });
}
