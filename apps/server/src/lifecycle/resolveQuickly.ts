import { registerHooks } from 'node:module';

/** A module of the database library. */
const OF_LIBRARY = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * Resolves what modules of the database library import of one another without Node's reading the library's package
 * file for each: the file has 175 kB, the modules are 400, and all are of one format. Has to run before what imports
 * the library.
 */
export function resolveQuickly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && OF_LIBRARY.test(context.parentURL ?? '')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
}
