import type { Database } from '../../../db/Database.ts';
import type { FileProblem } from '../file/PortalFileError.ts';
import type { ReadFile } from '../file/readPortalFile.ts';
import { addedPages } from './framedPages.ts';
import { type FrameFinding, lookAtFrames } from './lookAtFrames.ts';

/** What the pages that a file adds say of being framed. */
export type LookedAt = {
  /** Those that refuse, where the file names them. */
  refusals: FileProblem[];
  /** Those that do not answer. */
  silent: FrameFinding[];
  /** How many more were not asked. */
  leftOut: number;
};

/** Asks the pages that a file adds whether the portal, by the first of its addresses, may frame them. */
export async function lookAtPages(
  db: Database,
  { file, problemAt }: ReadFile,
  portals: readonly string[],
): Promise<LookedAt> {
  const { findings, leftOut } = await lookAtFrames(await addedPages(db, file), portals);
  const refusals = findings.flatMap(({ url, path, refusal }) =>
    refusal === undefined
      ? []
      : [problemAt(path, `${url} refuses to be framed by ${portals[0]} (${refusal})`)],
  );
  return { refusals, silent: findings.filter(({ refusal }) => refusal === undefined), leftOut };
}
