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
