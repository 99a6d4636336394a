import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
/** `{ id: 'x', message: '…' }`, on one line or several. */
const DESCRIPTOR = new RegExp(String.raw`(\bid:\s*'([\w.-]+)',\s*)(message:\s*(?:${QUOTED}),?)`, 'g');
/** `<Trans id="x" message="…" />`, or with the text as an expression. */
const ELEMENT = new RegExp(
  String.raw`(<Trans\s+id="([\w.-]+)"\s+)(message=(?:"[^"]*"|\{\s*(?:${QUOTED})\s*\}))`,
  'g',
);

/**
 * Source without the default texts of these ids, for catalogs that are there before anything is shown: spaces stand in
 * their place, so that every position stays what it is.
 */
export function dropTexts(source: string, ids: ReadonlySet<string>): string {
  const drop = (whole: string, before: string, id: string, text: string) =>
    ids.has(id) ? before + text.replace(/[^\n]/g, ' ') : whole;
  return source.replace(DESCRIPTOR, drop).replace(ELEMENT, drop);
}

/** The ids of a `.po` catalog. */
export function idsOf(catalog: string): string[] {
  return [...catalog.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id ?? '');
}

/** Leaves the default texts out of a build whose first screen waits for these `.po` catalogs anyway. */
export function dropDefaultTexts(catalogs: readonly string[]): Plugin {
  const ids = new Set(catalogs.flatMap((path) => idsOf(readFileSync(path, 'utf8'))));
  return {
    name: 'portal-drop-default-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: dropTexts(code, ids), map: null }),
    },
  };
}
