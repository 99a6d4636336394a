import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const DIRECTIVE = '"use client";\n';
const IMPORTS = /\b(?:from|import)\s*"([^"]+)"/g;
/** What only runs in a client component of a framework that renders on the server. */
const CLIENT_ONLY = /^(react|react-dom|jotai|@mantine|@lingui\/react|@tanstack\/react-query)(\/|$)/;

/** Marks the built entries that need React's client with `"use client"`; pure entries stay usable on a server. */
export function markClientEntries(dist: string, entries: string[]): void {
  for (const entry of entries) {
    const file = join(dist, `${entry}.js`);
    if (!needsClient(file, new Set())) continue;
    writeFileSync(file, DIRECTIVE + readFileSync(file, 'utf8'));
    // The source map begins one line later.
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

function needsClient(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].some(([, specifier = '']) =>
    specifier.startsWith('.')
      ? specifier.endsWith('.js') && needsClient(resolve(dirname(file), specifier), seen)
      : CLIENT_ONLY.test(specifier),
  );
}
