import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;

/** The modules of a server, each with its format, as a process finds them that loads quickly, or as Node does. */
function modulesOf(isQuick: boolean): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    import { loadQuickly } from ${JSON.stringify(join(HERE, 'loadQuickly.ts'))};
    const modules = new Set();
    if (${isQuick}) loadQuickly();
    registerHooks({ load: (url, context, next) => {
      modules.add(url + ' ' + context.format);
      return next(url, context);
    } });
    await import(${JSON.stringify(join(HERE, 'runServer.ts'))});
    console.log(JSON.stringify([...modules].sort()));`;
  const args = ['--conditions=source', '--input-type=module', '--eval', script];
  const env = { ...process.env, NODE_OPTIONS: '' };
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: HERE, env, encoding: 'utf8', maxBuffer: 1e7 }),
  );
}

it('[S3070] a start finds the modules that it would have found without the hook', () => {
  const modules = modulesOf(true);
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules).toEqual(modulesOf(false));
}, 120_000);
