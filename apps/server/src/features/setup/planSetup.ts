import type { Database } from '../../db/Database.ts';
import { checkPortalFile } from './file/checkPortalFile.ts';
import type { FileProblem } from './file/PortalFileError.ts';
import type { ReadFile } from './file/readPortalFile.ts';
import type { Planning } from './plan/Planning.ts';
import { planAgreements } from './plan/planAgreements.ts';
import { planCompanies } from './plan/planCompanies.ts';
import { planConfig } from './plan/planConfig.ts';
import { planLists } from './plan/planLists.ts';
import { planTemplateRows } from './plan/planTemplates.ts';
import type { Change, Step } from './plan/Step.ts';
import { unknownApps } from './plan/unknownApps.ts';
import { unknownOnSale } from './plan/unknownOnSale.ts';
import { readTemplates, templatesOf } from './rows/templates.ts';

/** What a file changes in a database. */
export type SetupPlan = {
  readonly changes: readonly Change[];
  /** What works, and is probably not meant. */
  readonly warnings: readonly FileProblem[];
  /** E-mail addresses or phone numbers of people who are new, and have no password yet. */
  readonly invited: readonly string[];
  write(tx: Database): Promise<void>;
};

/** Compares a file with the database. Throws `PortalFileError` where the file asks for what cannot be. */
export async function planSetup(
  db: Database,
  { file, problemAt, refuse }: ReadFile,
  now: Date,
): Promise<SetupPlan> {
  const problems = checkPortalFile(file);
  const present = await readTemplates(db);
  const templates = file.systems ? templatesOf(file.systems, present) : present;
  const planning: Planning = { db, now, templates, problems, newPeople: new Map() };
  const steps: Step[] = [
    await planConfig(db, file),
    await planAgreements(planning, file),
    ...planTemplateRows(present, templates),
    ...(await planLists(db, file)),
    ...(await planCompanies(planning, file)),
  ];
  if (problems.length > 0)
    throw refuse(
      problems.map(({ path, message }) => problemAt(path, message)).sort((a, b) => a.line - b.line),
    );
  return {
    changes: steps.flatMap(({ changes }) => changes),
    warnings: [...(await unknownApps(db, file)), ...unknownOnSale(file, templates)].map(({ path, message }) =>
      problemAt(path, message),
    ),
    invited: [...planning.newPeople.keys()],
    async write(tx) {
      for (const step of steps) await step.write(tx);
    },
  };
}
