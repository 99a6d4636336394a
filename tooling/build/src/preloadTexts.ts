import type { Plugin } from 'vite';
import { insertScript } from './insertScript.ts';

/**
 * A script that has the texts of the person's language loaded beside the page's scripts, which would ask for them
 * only once they run: the stored language, else the first of the browser's that there are texts in, else the fallback. It does
 * nothing where storage is blocked: the texts are then asked for as before.
 */
export function textsScript(files: Readonly<Record<string, string>>, storageKey: string, fallback: string) {
  return [
    'try{',
    `const files=${JSON.stringify(files)},link=document.createElement("link"),`,
    'fits=(wanted)=>Object.keys(files).find((one)=>one.slice(0,2)===wanted.slice(0,2).toLowerCase()),',
    `language=localStorage.getItem(${JSON.stringify(storageKey)})??navigator.languages.map(fits).find(Boolean);`,
    `link.rel="modulepreload";link.href=files[language]??files[${JSON.stringify(fallback)}];`,
    'document.head.append(link)',
    '}catch{}',
  ].join('');
}

export type PreloadTextsOptions = {
  /** The catalog that tells a language's chunk, by the name under which the language is stored; the first is the default. */
  catalogs: Readonly<Record<string, string>>;
  storageKey: string;
};

/** Puts that script at the start of the page's head. */
export function preloadTexts({ catalogs, storageKey }: PreloadTextsOptions): Plugin {
  let base = '/';
  return {
    name: 'portal-preload-texts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = Object.entries(catalogs).map(([language, path]) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path));
          if (!chunk) throw new Error(`No chunk holds ${path}`);
          return [language, base + chunk.fileName] as const;
        });
        const [[fallback] = ['']] = files;
        return insertScript(html, textsScript(Object.fromEntries(files), storageKey, fallback));
      },
    },
  };
}
