import { fileURLToPath } from 'node:url';
import type { Database } from '../db/Database.ts';
import type { BlobStore, ListedBlobStore } from './BlobStore.ts';
import { createFolderBlobStore } from './createFolderBlobStore.ts';
import { createMovingBlobStore } from './createMovingBlobStore.ts';
import { createPostgresBlobStore } from './createPostgresBlobStore.ts';

/** How the database is named where a store is. */
export const DATABASE = 'database';

/** Where files lie: in the database, or where `BLOB_URL` says. */
export async function openBlobStore(db: Database, url: string | undefined): Promise<BlobStore> {
  const database = createPostgresBlobStore({ db });
  if (!url || url === DATABASE) return database;
  return createMovingBlobStore({ to: await openBlobPlace(db, url), from: database });
}

/** The store of an address alone; one that cannot be meant throws. */
export async function openBlobPlace(db: Database, text: string): Promise<ListedBlobStore> {
  return text === DATABASE ? createPostgresBlobStore({ db }) : openFarPlace(text);
}

/** The store of an address outside the database; one that cannot be meant throws. */
export async function openFarPlace(text: string): Promise<ListedBlobStore> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'file:' && url.host === '') return createFolderBlobStore(fileURLToPath(url));
  if (url?.protocol !== 's3:' || !url.host || url.username || url.password)
    throw new Error(
      'BLOB_URL must be file:///folder or s3://bucket/prefix?region=…&endpoint=https://…, without keys of access',
    );
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const { createS3BlobStore } = await import('./createS3BlobStore.ts');
  return createS3BlobStore({
    bucket: url.host,
    prefix: prefix && `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.searchParams.get('endpoint') ?? undefined,
  });
}
