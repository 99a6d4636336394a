import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layered } from './layeredStyles.ts';

/** Takes the style sheets that the entries and chunks left in `dist` away and returns their rules, joined. */
export function collectStyles(dist: string): string {
  const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.css(\.map)?$/.test(file),
  );
  const rules = new Set<string>();
  for (const sheet of sheets.sort()) {
    const path = join(dist, sheet);
    if (sheet.endsWith('.css')) {
      const css = readFileSync(path, 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//g, '');
      for (const part of css.split(/(?=\/\* css-module:)/)) rules.add(part.trim());
    }
    rmSync(path);
  }
  return [...rules].filter(Boolean).join('\n');
}

/** Adds the components' rules to the `styles.css` that consumers import, after its own plain ones. */
export function writeStyles(dist: string, rules: string): void {
  const file = join(dist, 'styles.css');
  const own = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, `${own}${layered(rules)}`);
}
