import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** What a consumer has anyway. */
const PEERS = [
  'react',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'jotai',
  '@tanstack/react-query',
  '@lingui/*',
];
/** The consumer's module: late chunks are entries of the bundle, too. */
const ENTRY = 'consumer.ts';
/** One language's texts are loaded, not three. */
const OTHER_LANGUAGES = /(?:en-US|ko-KR)-/;

/** What an entry costs a consumer, in bytes after minifying and gzip, peers left out. */
export type EntryBytes = {
  /** Loaded with the import. */
  initial: number;
  /** Loaded with the import and by everything it may load later. */
  whole: number;
};

/**
 * Bundles a module of one line as a consumer's bundler does, from the packages as they are published, or from their
 * sources.
 * @param code such as `export * from '@portal/tabs/core'`
 * @param resolveDir folder whose `node_modules` has the package
 * @param options.peers further packages that are left out
 */
export async function bundleEntry(
  code: string,
  resolveDir: string,
  { source = false, peers = [] }: { source?: boolean; peers?: readonly string[] } = {},
): Promise<EntryBytes> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir, sourcefile: ENTRY, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: source ? ['source'] : [],
    external: [...PEERS, ...peers].flatMap((name) => (name.endsWith('*') ? [name] : [name, `${name}/*`])),
    loader: { '.css': 'empty', '.po': 'empty', '.svg': 'dataurl', '.woff2': 'empty' },
    outdir: 'out',
    absWorkingDir: resolveDir,
    write: false,
    logLevel: 'error',
  });
  const initial = staticFiles(metafile);
  const bytes = outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, contents }) => ({ path, size: gzipSync(contents, { level: 9 }).byteLength }));
  const sum = (wanted: (path: string) => boolean) =>
    bytes.reduce((total, { path, size }) => (wanted(path) ? total + size : total), 0);
  return {
    initial: sum((path) => [...initial].some((file) => path.endsWith(`/${file}`))),
    whole: sum((path) => !OTHER_LANGUAGES.test(path)),
  };
}

/** Output files that the entry loads without being asked to. */
function staticFiles({ outputs }: Metafile): Set<string> {
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === ENTRY);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && outputs[path]) visit(path);
  };
  if (entry) visit(entry);
  return found;
}
