import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Joins the style sheets of all entries and chunks into the one `styles.css` that consumers import. */
export function bundleStyles(dist: string, wanted: boolean): void {
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
  if (wanted) writeFileSync(join(dist, 'styles.css'), `${[...rules].filter(Boolean).join('\n')}\n`);
}
