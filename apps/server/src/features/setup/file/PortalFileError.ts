/** A mistake and where it stands; lines and columns count from 1, the path leads to the value. */
export type FileProblem = {
  line: number;
  column: number;
  message: string;
  path?: readonly (string | number)[];
};

const MOST = 20;

/** The file cannot be applied; the message names each place. */
export class PortalFileError extends Error {
  override name = 'PortalFileError';
  readonly problems: readonly FileProblem[];

  constructor(fileName: string, problems: readonly FileProblem[]) {
    const shown = problems
      .slice(0, MOST)
      .map(({ line, column, message }) => `${fileName}:${line}:${column}: ${message}`);
    if (problems.length > MOST) shown.push(`… and ${problems.length - MOST} more`);
    super([...shown, 'Nothing was changed.'].join('\n'));
    this.problems = problems;
  }
}
