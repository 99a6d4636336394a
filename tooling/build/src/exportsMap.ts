import { globSync } from 'node:fs';

type ExportEntry = string | { source?: string; types?: string; default: string };
/** The `exports` field of a manifest, with the `source` condition. */
export type ExportsMap = Record<string, ExportEntry>;

/** tsup entries (`dist` name → source file) of every subpath whose source is TypeScript. */
export function entriesOf(exports: ExportsMap): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const entry of Object.values(exports)) {
    if (typeof entry === 'string' || !entry.source || !/\.tsx?$/.test(entry.source)) continue;
    entries[entry.default.replace('./dist/', '').replace(/\.js$/, '')] = entry.source;
  }
  return entries;
}

/**
 * tsup entries of every module below these folders of `src`. What is a module of its own in the build can be left out by a
 * consumer's bundler as a whole: constants of calls are made by calls, which no bundler dares to take out of a module.
 */
export function modulesBelow(root: string, folders: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    folders
      .flatMap((folder) => globSync(`src/${folder}/**/*.ts`, { cwd: root }))
      .filter((file) => !/\.test\.ts$/.test(file))
      .map((file) => [file.replace(/^src\//, '').replace(/\.ts$/, ''), `./${file}`]),
  );
}

/** The exports map that consumers see: the same, without the `source` condition. */
export function publishedExports(exports: ExportsMap): ExportsMap {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, entry]) => {
      if (typeof entry === 'string') return [subpath, entry];
      const { source: _source, ...published } = entry;
      return [subpath, Object.keys(published).length === 1 ? published.default : published];
    }),
  );
}
