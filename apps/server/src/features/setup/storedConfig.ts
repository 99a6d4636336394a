import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/Database.ts';
import { installation } from '../../db/schema/platform.ts';
import { PortalFileSchema } from './file/PortalFileSchema.ts';

const NAME = 'config';

const { brand, microApps, brandHosts, signIn, agreements, retention, quiet, assistant, sales } =
  PortalFileSchema.entries;
const StoredConfigSchema = v.object({
  brand,
  microApps,
  brandHosts,
  signIn,
  agreements,
  retention,
  quiet,
  assistant,
  sales,
});

/** What an operator set up that every process reads: what it is called, for pages at their start, who people sign in by, what they agree to, how long what is kept, when new people are not disturbed, how the assistant answers, what is on sale. */
export type StoredConfig = v.InferOutput<typeof StoredConfigSchema>;

/** Reads it; empty where nothing was set up. */
export async function readStoredConfig(db: Database): Promise<StoredConfig> {
  const [row] = await db.select().from(installation).where(eq(installation.name, NAME));
  return row ? v.parse(StoredConfigSchema, JSON.parse(row.value)) : {};
}

/** Replaces it. */
export async function writeStoredConfig(db: Database, config: StoredConfig): Promise<void> {
  const value = JSON.stringify(config);
  await db
    .insert(installation)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
}
