import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const FORMAT = 1;
/** The file that makes a folder a backup. */
export const MANIFEST = 'manifest.json';

const TableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.number(),
  /** Of the compressed file. */
  sha256: v.string(),
});
const ManifestSchema = v.object({
  format: v.number(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The steps that had made its tables, oldest first, by their time in the journal. */
  migrations: v.array(v.number()),
  /** In an order in which each table comes after those that it refers to. */
  tables: v.array(TableSchema),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
  /** What a report said, to be asked again after a restore; absent where no company could be asked about. */
  report: v.optional(v.object({ id: v.string(), companyId: v.string(), digest: v.string() })),
});

/** A table's part of a backup. */
export type TableFile = v.InferOutput<typeof TableSchema>;

/** What a backup holds, and what tells that it was restored whole. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** A backup that cannot be made or taken, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The compressed rows of a table in a backup's folder. */
export const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.gz`);

/** A manifest as it is stored, and where. */
export function manifestFile(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): [path: string, text: string] {
  return [join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`];
}

/** Reads a backup's manifest. Throws plainly when there is none, or when it is of another format. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}, or an interrupted one.`);
  }
  try {
    const { format } = v.parse(v.object({ format: v.number() }), JSON.parse(text));
    if (format === FORMAT) return v.parse(ManifestSchema, JSON.parse(text));
    throw new BackupError(
      `The backup has format ${format}; this version of the portal reads format ${FORMAT}.`,
    );
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${MANIFEST} of ${folder} cannot be read.`, { cause });
  }
}
