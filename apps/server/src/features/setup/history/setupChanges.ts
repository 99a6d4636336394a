import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { setupChanges } from '../../../db/schema/setup.ts';
import { type Platform, readPlatform } from '../exportSetup.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import type { Change } from '../plan/Step.ts';

/** Who changed something: a person of the portal, or of this machine. */
export type ChangedBy = { readonly actor: string; readonly userId?: string | undefined };

/** The parts of a file that concern all companies. */
export const PLATFORM_PARTS = [
  ...([
    'brand',
    'brandHosts',
    'microApps',
    'signIn',
    'agreements',
    'retention',
    'quiet',
    'assistant',
  ] as const),
  ...(['systems', 'params', 'marketplaces'] as const),
];
type Part = (typeof PLATFORM_PARTS)[number];

const MOST_LINES = 200;
/** What puts back a part that nobody had written. */
const EMPTY: Readonly<Partial<Record<Part, unknown>>> = {
  brandHosts: [],
  microApps: [],
  signIn: [],
  agreements: [],
  retention: {},
  quiet: { times: [] },
  assistant: {},
};

/** What stands at this moment of the parts that a file names, as a file that puts it back. */
export async function readParts(tx: Database, file: PortalFile): Promise<Platform> {
  const present = await readPlatform(tx);
  const named = PLATFORM_PARTS.filter((part) => file[part] !== undefined);
  return Object.fromEntries(named.map((part) => [part, present[part] ?? EMPTY[part]]));
}

/** Adds a change to the history, with what stood before it. Returns its number; undefined where it concerns no part of all. */
export async function keepSetupChange(
  tx: Database,
  { at, by, before, changes }: { at: Date; by: ChangedBy; before: Platform; changes: readonly Change[] },
): Promise<number | undefined> {
  const parts = Object.keys(before);
  if (parts.length === 0) return undefined;
  const [row] = await tx
    .insert(setupChanges)
    .values({
      at,
      actor: by.actor,
      userId: by.userId ?? null,
      parts,
      before,
      changes: changes.slice(0, MOST_LINES),
      changeCount: changes.length,
    })
    .returning({ id: setupChanges.id });
  return row?.id;
}

/** What was changed of these parts after a change, the newest first. */
export function changesSince(db: Database, id: number, parts: readonly string[]) {
  const isNewer = gt(setupChanges.id, id);
  const concerns = sql`${setupChanges.parts} && ${sql.param([...parts])}::text[]`;
  return describeChanges(db).where(and(isNewer, concerns)).orderBy(desc(setupChanges.id)).limit(20);
}

/** The history without what stood before. */
export function describeChanges(db: Database) {
  const { id, at, actor, parts, changes, changeCount } = setupChanges;
  return db.select({ id, at, actor, parts, changes, changeCount }).from(setupChanges).$dynamic();
}

/** The number of the last change; 0 where there is none. */
export async function lastChange(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: setupChanges.id })
    .from(setupChanges)
    .orderBy(desc(setupChanges.id))
    .limit(1);
  return row?.id ?? 0;
}

/** What stood before a change; undefined where there is no such change. */
export async function beforeChange(db: Database, id: number): Promise<Platform | undefined> {
  const [row] = await db
    .select({ before: setupChanges.before })
    .from(setupChanges)
    .where(eq(setupChanges.id, id));
  return row?.before as Platform | undefined;
}
