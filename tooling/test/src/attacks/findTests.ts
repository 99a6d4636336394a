import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a test of an attack stands: a rule in files of a folder, journeys, or a test file of its own. */
export type FoundTest =
  | { kind: 'rule'; rule: string; folder: string; files: readonly string[] }
  | { kind: 'journey'; file: string }
  | { kind: 'file'; file: string };

/** The folders whose rules begin with a letter; those of the demo's data are tested by the server, too. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  A: ['packages/account'],
  C: ['packages/api-client'],
  D: ['apps/server', 'apps/demo'],
  E: ['packages/embed'],
  G: ['packages/guide'],
  I: ['packages/ai-assistant'],
  M: ['packages/menu-engine'],
  N: ['packages/notify'],
  P: ['apps/portal'],
  S: ['apps/server', 'apps/demo'],
  T: ['packages/tabs'],
  U: ['packages/ui'],
};
const TEST_FILES = ['src/**/*.test.ts', 'src/**/*.stories.tsx'];

/** Finds the tests that a line of the list names; undefined for a name that no test has. */
export function createTestFinder(root: string): (name: string) => readonly FoundTest[] | undefined {
  const texts = new Map<string, readonly { file: string; text: string }[]>();
  const textsOf = (folder: string) => {
    const known = texts.get(folder);
    if (known) return known;
    const found = globSync(TEST_FILES, { cwd: join(root, folder) }).map((file) => ({
      file,
      text: readFileSync(join(root, folder, file), 'utf8'),
    }));
    texts.set(folder, found);
    return found;
  };
  return (name) => {
    const [, kind, place] = /^(e2e|file):(.+)$/.exec(name) ?? [];
    if (kind && place) {
      const file = kind === 'e2e' ? `tooling/e2e/src/${place}.spec.ts` : place;
      if (!existsSync(join(root, file))) return undefined;
      return [{ kind: kind === 'e2e' ? 'journey' : 'file', file }];
    }
    const found = (FOLDERS[name[0] ?? ''] ?? []).flatMap((folder) => {
      const files = textsOf(folder)
        .filter(({ text }) => text.includes(`[${name}]`))
        .map(({ file }) => file);
      return files.length > 0 ? [{ kind: 'rule' as const, rule: name, folder, files }] : [];
    });
    return found.length > 0 ? found : undefined;
  };
}
