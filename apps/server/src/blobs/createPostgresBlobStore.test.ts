import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createPostgresBlobStore } from './createPostgresBlobStore.ts';

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
