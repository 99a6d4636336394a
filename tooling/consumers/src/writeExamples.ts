import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { readUsage } from './readUsage.ts';

/** The texts and styles that any page needs; those of the shown packages come after them. */
const FRAME = '@portal/ui';

/** One module per README, and those that gather components, texts, styles and all that can be imported. */
export function writeExamples(folder: string, packages: PackedPackage[]): void {
  mkdirSync(folder, { recursive: true });
  const components = packages.flatMap(({ name, folder: source }) => {
    const short = name.replace('@portal/', '');
    const { code, isComponent } = readUsage(source);
    writeFileSync(join(folder, `${short}.tsx`), `'use client';\n${code}`);
    return isComponent ? [short] : [];
  });
  const others = packages.filter(({ name }) => name !== FRAME);
  const texts = [FRAME, ...others.map(({ name }) => name)]
    .map((name) => `${name}/i18n`)
    .filter((entry) => entry === `${FRAME}/i18n` || packages.some(({ entries }) => entries.includes(entry)));
  const styles = [FRAME, ...others.filter(({ hasStyles }) => hasStyles).map(({ name }) => name)];
  write(folder, 'styles.ts', [...styles.map((name) => `import '${name}/styles.css';`), 'export {};']);
  write(folder, 'index.ts', [
    ...components.map((short, at) => `import { Example as Example${at} } from './${short}';`),
    ...texts.map((entry, at) => `import { catalogs as catalogs${at} } from '${entry}';`),
    `export const catalogs = [${texts.map((_, at) => `catalogs${at}`).join(', ')}];`,
    'export const examples: Record<string, React.ComponentType> = {',
    ...components.map((short, at) => `  '${short}': Example${at},`),
    '};',
  ]);
  const entries = packages.flatMap((entry) => entry.entries);
  write(folder, 'entries.ts', [
    ...entries.map((entry, at) => `import * as entry${at} from '${entry}';`),
    `export const entries = [${entries.map((_, at) => `Object.keys(entry${at}).length`).join(', ')}];`,
  ]);
}

function write(folder: string, name: string, lines: string[]): void {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}
