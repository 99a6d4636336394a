const LOGIC = /\/(?:core|runtime)\//;
/** Workspaces whose logic stands in other folders. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'packages/machine': /^packages\/machine\/src\/\w+\.ts$/,
  'packages/api-client': /\/src\/(?:client|errors|session|socket|storage|stream)\//,
  'apps/portal': /\/src\/(?:app|workspace)\//,
};
const NEVER = /\.(?:test|test-d|d)\.ts$|\/testing\/|\/(?:index|types)\.ts$/;
const WORKSPACE = /^(?:packages\/[^/]+|apps\/portal)(?=\/src\/.+\.ts$)/;

/**
 * Returns which of the files are mutated, by the folder of their workspace: cores and runtimes of the packages, and the
 * wiring of the shell. Components are left to stories, types and lists of exports hold nothing that could be wrong.
 */
export function selectMutated(files: readonly string[]): Map<string, string[]> {
  const selected = new Map<string, string[]>();
  for (const file of files) {
    const folder = WORKSPACE.exec(file)?.[0];
    if (!folder || NEVER.test(file) || !(ELSEWHERE[folder] ?? LOGIC).test(file)) continue;
    selected.set(folder, [...(selected.get(folder) ?? []), file]);
  }
  return selected;
}
