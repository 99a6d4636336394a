import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openBucket, type TestBucket } from '../testing/openBucket.ts';
import type { BlobStore, ListedBlobStore } from './BlobStore.ts';
import { BlobStoreError } from './BlobStoreError.ts';
import { CHUNK_BYTES } from './createPostgresBlobStore.ts';
import { moveBlobs } from './moveBlobs.ts';
import { openBlobPlace, openBlobStore } from './openBlobStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-blobs-'));
const folderUrl = pathToFileURL(join(folder, 'files')).href;
let database: OpenDatabase;
let bucket: TestBucket;
beforeAll(async () => {
  database = await createTestDatabase();
  bucket = await openBucket(process.env);
});
afterAll(async () => {
  await bucket.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (store: BlobStore, key: string, range?: { start: number; end: number }) => {
  const parts: Uint8Array[] = [];
  for await (const part of (await store.open('a', key))?.read(range) ?? []) parts.push(part);
  return Buffer.concat(parts);
};
const listed = async (store: ListedBlobStore) => {
  const found: [company: string, key: string][] = [];
  for await (const { companyId, key } of store.list()) found.push([companyId, key]);
  return found;
};
const LARGE = 11 * 1024 * 1024 + 77;

describe.each(['database', 'folder', 'bucket'])('a store in a %s', (kind) => {
  let store: ListedBlobStore;
  beforeAll(async () => {
    const place = { database: 'database', folder: folderUrl, bucket: bucket.url }[kind] ?? '';
    store = await openBlobPlace(database.db, place);
  });

  it('[S96] gives a file back to its company, and to no other', async () => {
    const file = { contentType: 'text/csv', content: Buffer.from([0, 255, 10]) };
    await store.put('a', 'exports/1', file);
    expect(await store.get('a', 'exports/1')).toEqual(file);
    expect(await store.get('b', 'exports/1')).toBeUndefined();
    await store.put('a', 'exports/1', { ...file, content: Buffer.from('new') });
    expect((await store.get('a', 'exports/1'))?.content.toString()).toBe('new');
    await store.remove('b', 'exports/1');
    expect(await store.get('a', 'exports/1')).toBeDefined();
    await store.remove('a', 'exports/1');
    expect(await store.get('a', 'exports/1')).toBeUndefined();
  });

  it('[S337] stores and reads a large file in pieces, whole or in part', async () => {
    const content = Buffer.alloc(LARGE, 'portal');
    const pieces = [
      content.subarray(0, 10),
      content.subarray(10, CHUNK_BYTES),
      content.subarray(CHUNK_BYTES),
    ];
    expect(await store.write('a', 'large', 'x', pieces)).toBe(LARGE);
    expect((await store.open('a', 'large'))?.size).toBe(LARGE);
    expect((await read(store, 'large')).equals(content)).toBe(true);
    for (const [start, end] of [
      // The S3 server of this test takes an end of 0 for none.
      kind === 'bucket' ? [1, 1] : [0, 0],
      [CHUNK_BYTES - 3, CHUNK_BYTES + 3],
      [CHUNK_BYTES, CHUNK_BYTES * 2 - 1],
      [LARGE - 5, LARGE - 1],
    ] as const)
      expect((await read(store, 'large', { start, end })).equals(content.subarray(start, end + 1))).toBe(
        true,
      );
    await store.remove('a', 'large');
  });

  it('[S337] keeps the former file, or none, when a new one breaks off', async () => {
    async function* broken() {
      yield Buffer.alloc(LARGE);
      throw new Error('broke off');
    }
    await store.put('a', 'former', { contentType: 'x', content: Buffer.from('former') });
    for (const key of ['former', 'none'])
      await expect(store.write('a', key, 'x', broken())).rejects.toThrow('broke off');
    expect((await store.get('a', 'former'))?.content.toString()).toBe('former');
    expect(await store.get('a', 'none')).toBeUndefined();
    expect(await listed(store)).toEqual([['a', 'former']]);
  });

  it('[S1050] keeps empty files, and keys and companies that would lead elsewhere', async () => {
    const keys = ['../../up', 'exports/ä/%2e', '..'];
    for (const key of keys) await store.put('..', key, { contentType: 'x', content: Buffer.from(key) });
    for (const key of keys) expect((await store.get('..', key))?.content.toString()).toBe(key);
    await store.put('a', 'empty', { contentType: 'x', content: Buffer.alloc(0) });
    expect(await store.get('a', 'empty')).toEqual({ contentType: 'x', content: Buffer.alloc(0) });
    expect((await listed(store)).filter(([company]) => company === '..').map(([, key]) => key)).toEqual(
      expect.arrayContaining(keys),
    );
    for (const [company, key] of await listed(store)) await store.remove(company, key);
    expect(await listed(store)).toEqual([]);
    expect(readdirSync(folder).filter((name) => name !== 'files')).toEqual([]);
  });
});

it('[S1051] files move while they are read, from any place to any other, and go on where it broke off', async () => {
  const places = ['database', bucket.url, folderUrl, 'database'];
  const served = await openBlobStore(database.db, bucket.url);
  const from = await openBlobPlace(database.db, 'database');
  const files = ['1', '2', '3'].map((key) => ({ key, content: Buffer.alloc(300_000, key) }));
  for (const { key, content } of files) await from.put('a', key, { contentType: `type/${key}`, content });
  expect((await served.get('a', '2'))?.contentType).toBe('type/2');
  for (const [index, place] of places.slice(1).entries()) {
    const source = await openBlobPlace(database.db, places[index] ?? '');
    const target = await openBlobPlace(database.db, place);
    let writes = 0;
    const failing: ListedBlobStore = {
      ...target,
      write: (...file) => {
        writes += 1;
        return writes === 2 ? Promise.reject(new BlobStoreError('away')) : target.write(...file);
      },
    };
    await expect(moveBlobs(source, failing)).rejects.toThrow('away');
    expect([(await listed(source)).length, (await listed(target)).length]).toEqual([2, 1]);
    expect(await moveBlobs(source, target)).toEqual({ files: 2, bytes: 600_000 });
    expect(await listed(source)).toEqual([]);
    for (const { key, content } of files)
      expect(await target.get('a', key)).toEqual({ contentType: `type/${key}`, content });
  }
  for (const { key } of files) await served.remove('a', key);
  expect(await listed(from)).toEqual([]);
});

it('[S1051] what was stored before the place was set is still read, and removed, where it lies', async () => {
  const before = await openBlobPlace(database.db, 'database');
  await before.put('a', 'old', { contentType: 'x', content: Buffer.from('old') });
  const served = await openBlobStore(database.db, folderUrl);
  expect((await served.get('a', 'old'))?.content.toString()).toBe('old');
  expect((await read(served, 'old')).toString()).toBe('old');
  await served.put('a', 'new', { contentType: 'x', content: Buffer.from('new') });
  expect(await before.get('a', 'new')).toBeUndefined();
  await served.remove('a', 'old');
  expect(await before.get('a', 'old')).toBeUndefined();
});

it('[S1052] a store that is away, or refuses, is told, and nothing half done stays', async () => {
  const gone = await openBlobPlace(database.db, 's3://portal?endpoint=http://127.0.0.1:9');
  await expect(gone.get('a', 'x')).rejects.toThrow(BlobStoreError);
  const file = { contentType: 'x', content: Buffer.from('x') };
  await expect(gone.put('a', 'x', file)).rejects.toThrow('The store of BLOB_URL could not be used');
  const noBucket = await openBlobPlace(database.db, bucket.url.replace('portal', 'other'));
  await expect(noBucket.put('a', 'x', file)).rejects.toThrow('NoSuchBucket');
  writeFileSync(join(folder, 'taken'), '');
  const noFolder = await openBlobPlace(database.db, pathToFileURL(join(folder, 'taken')).href);
  await expect(noFolder.put('a', 'x', file)).rejects.toThrow('The folder of BLOB_URL could not be used');
  await expect(noFolder.get('a', 'x')).rejects.toThrow(BlobStoreError);
});

it('[S1052] keys of access that the store does not know are refused by it', async () => {
  const { AWS_ACCESS_KEY_ID } = process.env;
  process.env.AWS_ACCESS_KEY_ID = 'wrong';
  const refused = await openBlobPlace(database.db, bucket.url);
  await expect(refused.put('a', 'x', { contentType: 'x', content: Buffer.from('x') })).rejects.toThrow(
    'InvalidAccessKeyId',
  );
  process.env.AWS_ACCESS_KEY_ID = AWS_ACCESS_KEY_ID;
});

it.each(['nonsense', 'file://host/x', 'https://x', 's3:///x', 's3://key:secret@bucket'])(
  '[S1050] %s is no place for files',
  async (url) => {
    await expect(openBlobStore(database.db, url)).rejects.toThrow('BLOB_URL must be');
  },
);
