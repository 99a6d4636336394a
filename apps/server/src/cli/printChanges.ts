import type { FileProblem } from '../features/setup/file/PortalFileError.ts';
import type { Change } from '../features/setup/plan/Step.ts';

const MOST_OF_A_KIND = 20;

/** Tells what a file changes, a line each; of many of one kind the first ones. */
export function printChanges(changes: readonly Change[], print: (line: string) => void): void {
  for (const [kind, some] of Map.groupBy(changes, ({ sign, group }) => `${sign} ${group}`)) {
    for (const { what, detail } of some.slice(0, MOST_OF_A_KIND))
      print(oneLine(`${kind}: ${what}${detail ? `: ${detail}` : ''}`));
    if (some.length > MOST_OF_A_KIND) print(`${kind}: … and ${some.length - MOST_OF_A_KIND} more`);
  }
}

/** Tells what is probably not meant, a line each. */
export function printWarnings(warnings: readonly FileProblem[], print: (line: string) => void): void {
  for (const { line, column, message } of warnings.slice(0, MOST_OF_A_KIND))
    print(oneLine(`Warning: line ${line}, column ${column}: ${message}.`));
  if (warnings.length > MOST_OF_A_KIND) print(`Warning: … and ${warnings.length - MOST_OF_A_KIND} more`);
}

/** Line ends and escape sequences of a name do not reach the terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
