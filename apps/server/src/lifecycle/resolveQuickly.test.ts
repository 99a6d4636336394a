import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a process that resolves quickly, or as Node does, finds in the library and which modules it loads for it. */
const loadedBy = (isQuick: boolean): { exported: string[]; modules: string[] } => {
  const script = `
    import { registerHooks } from 'node:module';
    import { resolveQuickly } from ${JSON.stringify(join(import.meta.dirname, 'resolveQuickly.ts'))};
    const modules = [];
    if (${isQuick}) resolveQuickly();
    registerHooks({ load: (url, context, next) => {
      if (url.includes('/drizzle-orm/')) modules.push(url + ' ' + context.format);
      return next(url, context);
    } });
    const [core, columns, driver] = await Promise.all(
      ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'].map((name) => import(name)),
    );
    const exported = [core, columns, driver].flatMap((one) => Object.keys(one));
    console.log(JSON.stringify({ exported, modules: modules.sort() }));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  );
};

it('[S3070] the modules of the database library are those that Node would have found', () => {
  const quick = loadedBy(true);
  expect(quick.modules.length).toBeGreaterThan(100);
  expect(quick).toEqual(loadedBy(false));
});
