/** What a recipe tells a reader to do, in its order. */
export type Step =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; diff: string }
  | { kind: 'run'; command: string };

/** A page that is longer is no recipe. */
const MOST_LINES = 40;

const BLOCK = /^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm;

/** Reads the blocks of a recipe: a file to write (`file=`), a change of a file (`diff`), commands (`sh`). */
export function readRecipe(name: string, text: string): Step[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines > MOST_LINES) throw new Error(`${name} has ${lines} lines; a recipe has at most ${MOST_LINES}`);
  const steps = [...text.matchAll(BLOCK)].flatMap(([, language, path, body = '']): Step[] => {
    if (path) return [{ kind: 'file', path, text: body }];
    // File by file: git, which counts the lines of a change itself, takes the next file's name for a removed line.
    if (language === 'diff') return body.split(/^(?=--- )/m).map((diff) => ({ kind: 'change', diff }));
    return language === 'sh'
      ? body
          .trim()
          .split('\n')
          .map((command) => ({ kind: 'run', command }))
      : [];
  });
  if (!steps.some(({ kind }) => kind === 'run')) throw new Error(`${name} runs nothing that shows it works`);
  return steps;
}
