import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/node';

/** A piece of code that stands against something, and what is put in its place to see whether a test notices. */
export type GuardPiece = {
  /** From the root of the repository. */
  file: string;
  code: string;
  without: string;
};

/** Code that stands against something; what stands behind it for the same is taken out with it. */
export type Guard = GuardPiece & { also?: readonly GuardPiece[] };

/** The variable that names a guard, as JSON, to the tests of a package. */
export const WITHOUT_GUARD = 'PORTAL_WITHOUT_GUARD';

const repository = resolve(import.meta.dirname, '../../..');

/** Takes the named guard out of the code that tests load; the files stay as they are. Without one nothing changes. */
export function withoutGuard(): Plugin[] {
  if (!process.env[WITHOUT_GUARD]) return [];
  const { isTakenFrom, ...taker } = openGuard();
  return [
    {
      name: 'portal-without-guard',
      enforce: 'pre',
      transform: (code, id) => taker.takeOut(id, code),
      // Code that a guard was taken out of is kept for no other run, and what is kept of it is not run in its place.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (isTakenFrom(id) ? false : undefined)),
      api: { vitest: { ignoreFsModuleCache: true } },
    },
  ];
}

/** The guard that the environment names: which files it is in, and their code without it. */
export function openGuard() {
  const pieces = piecesOf(JSON.parse(process.env[WITHOUT_GUARD] ?? '') as Guard);
  const ofFile = (id: string) => pieces.filter(({ file }) => id.split('?')[0] === resolve(repository, file));
  return {
    isTakenFrom: (id: string) => ofFile(id).length > 0,
    /** Undefined for code that has nothing of it. */
    takeOut(id: string, code: string): string | undefined {
      const own = ofFile(id);
      return own.length > 0 ? own.reduce(takeOut, code) : undefined;
    },
  };
}

/** All pieces of a guard. */
export function piecesOf({ also = [], ...first }: Guard): readonly GuardPiece[] {
  return [first, ...also];
}

/** Returns the code without the guard; throws where it does not stand there once, since then nothing would be proven. */
export function takeOut(text: string, { file, code, without }: GuardPiece): string {
  if (text.split(code).length !== 2) throw new Error(`${file} does not have this once: ${code}`);
  return text.replace(code, () => without);
}
