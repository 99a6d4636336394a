import { type Database, readStoredConfig, writeStoredConfig } from '@portal/server/data';
import { demoSales } from './demoSales.ts';

/** Puts the demo's systems and apps on sale; nothing where something is. */
export async function seedSales(db: Database): Promise<void> {
  const present = await readStoredConfig(db);
  if (!present.sales) await writeStoredConfig(db, { ...present, sales: demoSales });
}
