import { marketplaces, paramTemplates, systemParams, systemTemplates } from '@portal/server/schema/systems';
import { openDemoDatabase } from '@portal/server/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { updateDemo } from './updateDemo.ts';

it('[D42] what an earlier version did not write is added, and nothing else changes', async () => {
  const { db, close } = await openDemoDatabase();
  const count = (table: typeof systemParams | typeof systemTemplates | typeof marketplaces) =>
    db.$count(table);
  const before = [await count(systemParams), await count(systemTemplates), await count(marketplaces)];
  await updateDemo(db);
  expect([await count(systemParams), await count(systemTemplates), await count(marketplaces)]).toEqual(
    before,
  );
  await db.delete(systemTemplates);
  for (const table of [marketplaces, paramTemplates]) await db.delete(table);
  await db.execute('delete from plan_templates');
  await db.execute('delete from menu_templates');
  await db.delete(systemParams).where(eq(systemParams.systemName, 'PAGE'));
  await updateDemo(db);
  expect([await count(systemParams), await count(systemTemplates), await count(marketplaces)]).toEqual(
    before,
  );
  await close();
});
