import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { CHUNK_BYTES, createPostgresBlobStore } from './createPostgresBlobStore.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('[S96] gives a file back to its company, and to no other', async () => {
  const store = createPostgresBlobStore(database);
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
  const store = createPostgresBlobStore(database);
  const content = Buffer.alloc(CHUNK_BYTES * 2 + 77, 'portal');
  const pieces = [
    content.subarray(0, 10),
    content.subarray(10, CHUNK_BYTES + 5),
    content.subarray(CHUNK_BYTES + 5),
  ];
  expect(await store.write('a', 'large', 'x', pieces)).toBe(content.length);
  const file = await store.open('a', 'large');
  const read = async (range?: { start: number; end: number }) => {
    const parts: Uint8Array[] = [];
    for await (const part of file?.read(range) ?? []) parts.push(part);
    return Buffer.concat(parts);
  };
  expect(file?.size).toBe(content.length);
  expect((await read()).equals(content)).toBe(true);
  for (const [start, end] of [
    [0, 0],
    [CHUNK_BYTES - 3, CHUNK_BYTES + 3],
    [CHUNK_BYTES, CHUNK_BYTES * 2 - 1],
    [5, content.length - 1],
  ] as const)
    expect((await read({ start, end })).equals(content.subarray(start, end + 1))).toBe(true);
  expect((await store.get('a', 'large'))?.content.equals(content)).toBe(true);
});

it('[S337] keeps the former file, or none, when a new one breaks off', async () => {
  const store = createPostgresBlobStore(database);
  async function* broken() {
    yield Buffer.alloc(CHUNK_BYTES + 1);
    throw new Error('broke off');
  }
  await store.put('a', 'former', { contentType: 'x', content: Buffer.from('former') });
  for (const key of ['former', 'none'])
    await expect(store.write('a', key, 'x', broken())).rejects.toThrow('broke off');
  expect((await store.get('a', 'former'))?.content.toString()).toBe('former');
  expect(await store.get('a', 'none')).toBeUndefined();
});
