import ts from 'typescript';
import { type Import, parseModule, visitAll } from './parseModule.ts';
import type { Sources } from './readSources.ts';

/** Names of everything the shell has at once, the earlier ones too: a bag under another name has to be added here. */
const BAG = ['Services', 'useServices', 'Ports', 'PortsContext'];
const CHOOSE = 'choosePorts';

/** Returns the files that import everything the shell has at once. */
export function findTakers(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const takes = (found: readonly Import[]) =>
    found.some(({ names }) => names.some((name) => BAG.includes(name)));
  return [...imports].flatMap(([file, found]) => (takes(found) ? [file] : []));
}

/** Returns how many ports each part of the shell chooses by name, by its file: who chooses all of them has the bag again. */
export function countChosen(sources: Sources): Record<string, number> {
  const chosen: Record<string, number> = {};
  for (const [file, text] of sources) {
    visitAll(parseModule(file, text), (node) => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === CHOOSE)
        chosen[file] = (chosen[file] ?? 0) + node.arguments.length;
    });
  }
  return chosen;
}
