import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureServerKeys } from '../auth/loadServerKeys.ts';
import { placeCluster, removeOutside } from '../db/embedded/placeCluster.ts';
import { startCluster } from '../db/embedded/startCluster.ts';
import { migrateDatabase } from '../db/migrateDatabase.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { ensureClassifications } from '../features/notifications/classifications.ts';
import type {} from './createTestDatabase.ts';
import { databaseUrl, FILLED_TEMPLATE, TEMPLATE } from './databaseUrl.ts';

let stop = async () => {};

/** Starts one PostgreSQL for all tests (or takes that of DATABASE_URL) with a template that is up to date. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL ?? (await startOwn());
  project.provide('postgresUrl', url);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  for (const template of [FILLED_TEMPLATE, TEMPLATE])
    await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = databaseUrl(url, TEMPLATE);
  const { db, close } = openDatabase(template);
  await migrateDatabase(template, async () => {
    await ensureServerKeys(db);
    await ensureClassifications(db);
  });
  await close();
}

/** Stops what was started. */
export async function teardown(): Promise<void> {
  await stop();
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const cluster = await startCluster(folder);
  stop = async () => {
    await cluster.stop();
    removeOutside(placeCluster(folder));
    rmSync(folder, { recursive: true, force: true });
  };
  return cluster.url('postgres');
}
