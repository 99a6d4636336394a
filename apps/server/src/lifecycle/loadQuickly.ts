import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/** A module of the database library. */
const OF_LIBRARY = /\/node_modules\/drizzle-orm\/.+\.js$/;
/** A module of the workspace, and the folder of its package. */
const OWN = /^(?!.*\/node_modules\/)(.+?)\/src\//;

/** What Node made of the modules, kept from one start to the next; where nothing can be written, it is made again. */
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled');

/**
 * Loads modules as Node does, with what Node found and compiled before. For each import Node reads the package file of
 * what is imported; that of the database library has 175 kB, 400 modules of its own and as many of ours ask for it.
 * Has to run before what imports the library.
 */
export function loadQuickly(): void {
  enableCompileCache(COMPILED);
  const found = new Map<string, { url: string; format?: string | null | undefined }>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context;
      if (specifier.startsWith('.'))
        return OF_LIBRARY.test(parentURL)
          ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
          : next(specifier, context);
      const [, folder] = OWN.exec(parentURL) ?? [];
      if (!folder) return next(specifier, context);
      // All modules of a package find the same under a name.
      const key = `${folder} ${conditions.join()} ${specifier}`;
      const known = found.get(key);
      if (known) return { ...known, shortCircuit: true };
      const { url, format } = next(specifier, context);
      found.set(key, { url, format });
      return { url, format };
    },
  });
}
