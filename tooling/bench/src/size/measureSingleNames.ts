import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/startServer.ts';
import { bundleEntry } from './bundleEntry.ts';

const UI = join(root, 'packages/ui');
/** What the chunks of the published form may cost more than the component's own module. */
const SPARE = { ratio: 1.1, bytes: 300 };

/** Bytes of each component imported by name from `@portal/ui`, and those that weigh more than their own module does. */
export async function measureSingleNames(): Promise<{ bytes: Record<string, number>; offenders: string[] }> {
  const bytes: Record<string, number> = {};
  const offenders: string[] = [];
  for (const { name, module } of components()) {
    const byName = await bundleEntry(`export { ${name} } from '@portal/ui'`, UI);
    const own = await bundleEntry(`export { ${name} } from './src/${module}'`, UI, { source: true });
    bytes[name] = byName.initial;
    if (byName.initial > own.initial * SPARE.ratio + SPARE.bytes) offenders.push(name);
  }
  return { bytes, offenders };
}

/** Names of components and their modules, from the package's index. */
function components(): { name: string; module: string }[] {
  const index = readFileSync(join(UI, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{ (\w+) \} from '\.\/(components\/[^']+)'/gm)].map(
    ([, name = '', module = '']) => ({ name, module }),
  );
}
