import { like, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { removeSome } from './removeSome.ts';
import { installation } from './schema/index.ts';

it('[S2512] rows go in pieces of five thousand, until none is left, and no others go', async () => {
  const { db, close } = await createTestDatabase();
  await db.execute(sql`insert into installation select 'old-' || i, '' from generate_series(1, 12000) i`);
  await db.insert(installation).values({ name: 'kept', value: '' });
  const old = like(installation.name, 'old-%');
  const left: number[] = [];
  let isMore = true;
  while (isMore) {
    isMore = await removeSome(db, installation, old);
    left.push(await db.$count(installation, old));
  }
  expect(left).toEqual([7_000, 2_000, 0]);
  expect(await db.$count(installation)).toBe(1);
  await close();
});
