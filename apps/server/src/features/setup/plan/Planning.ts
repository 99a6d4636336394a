import type { Database } from '../../../db/Database.ts';
import type { PathProblem } from '../file/checkPortalFile.ts';
import type { FilePath } from '../file/readPortalFile.ts';
import type { Templates } from '../rows/templates.ts';

/** What planning a file rests on, and what it finds on the way. */
export type Planning = {
  readonly db: Database;
  readonly now: Date;
  /** As they are to be. */
  readonly templates: Templates;
  readonly problems: PathProblem[];
  /** Contacts of people who are new, by what they are called by in the file. */
  readonly newPeople: Map<string, string>;
};

/** Notes that something is wrong with the file. */
export function note({ problems }: Planning, path: FilePath, message: string): void {
  problems.push({ path, message });
}
