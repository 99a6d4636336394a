import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LATER_ICONS, SHELL_ICONS } from './iconNames.ts';

const icons = resolve(dirname(fileURLToPath(import.meta.resolve('@tabler/icons-react'))), '../esm/icons');

/** Joins the outlines of the named Tabler icons (MIT) into one path each: no component per icon, no barrel. */
async function write(file: string, constant: string, doc: string, names: Record<string, string>) {
  const lines: string[] = [];
  for (const [name, tabler] of Object.entries(names)) {
    const { __iconNode: nodes } = await import(resolve(icons, `Icon${tabler}.mjs`));
    const paths = nodes.map(([tag, { d }]: [string, { d: string }]) => {
      if (tag !== 'path') throw new Error(`${tabler} has a <${tag}>: choose another icon`);
      return d;
    });
    lines.push(`  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${paths.join(' ')}',`);
  }
  const text = `/** ${doc} */\nexport const ${constant} = {\n${lines.join('\n')}\n} as const;\n`;
  writeFileSync(resolve(import.meta.dirname, `../src/core/icons/${file}.gen.ts`), text);
}

await write('shellIcons', 'SHELL_ICONS', 'Icons of the first screen; from Tabler Icons (MIT).', SHELL_ICONS);
await write(
  'laterIcons',
  'LATER_ICONS',
  'Icons of menus and pages, loaded when first asked for; from Tabler Icons (MIT).',
  LATER_ICONS,
);
