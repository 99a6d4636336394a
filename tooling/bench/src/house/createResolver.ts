import { posix } from 'node:path';

/** What a workspace says of itself in its `package.json`, as far as imports are concerned. */
export type Workspace = {
  name: string;
  /** Folder from the root of the repository. */
  folder: string;
  exports?: Record<string, string | Record<string, string>>;
};

/**
 * Makes what tells which source file an import means: a relative one, or an entry of a workspace by its `source`
 * condition. It returns nothing for what is no such file: a dependency, a style, a catalog.
 */
export function createResolver(
  files: { has(file: string): boolean },
  workspaces: readonly Workspace[],
): (from: string, specifier: string) => string | undefined {
  const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const find = (path: string) => ENDINGS.map((ending) => path + ending).find((file) => files.has(file));
  return (from, specifier) => {
    if (specifier.startsWith('.')) return find(posix.join(posix.dirname(from), specifier));
    const workspace = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    const entry = workspace?.exports?.[`.${specifier.slice(workspace.name.length)}`];
    const source = typeof entry === 'string' ? entry : (entry?.source ?? entry?.default);
    return workspace && source ? find(posix.join(workspace.folder, source)) : undefined;
  };
}
