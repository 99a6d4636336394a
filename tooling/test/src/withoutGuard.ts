import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A piece of code that stands against something, and what is put in its place to see whether a test notices. */
export type Guard = {
  /** From the root of the repository. */
  file: string;
  code: string;
  without: string;
};

/** The variable that names a guard, as JSON, to the tests of a package. */
export const WITHOUT_GUARD = 'PORTAL_WITHOUT_GUARD';

const repository = resolve(import.meta.dirname, '../../..');

/** Takes the named guard out of the code that tests load; the file stays as it is. Without one nothing changes. */
export function withoutGuard(): Plugin[] {
  const named = process.env[WITHOUT_GUARD];
  if (!named) return [];
  const guard = JSON.parse(named) as Guard;
  const path = resolve(repository, guard.file);
  return [
    {
      name: 'portal-without-guard',
      enforce: 'pre',
      transform(code, id) {
        return id.split('?')[0] === path ? takeOut(code, guard) : undefined;
      },
    },
  ];
}

/** Returns the code without the guard; throws where it does not stand there once, since then nothing would be proven. */
export function takeOut(text: string, { file, code, without }: Guard): string {
  if (text.split(code).length !== 2) throw new Error(`${file} does not have this once: ${code}`);
  return text.replace(code, () => without);
}
