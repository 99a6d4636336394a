import { fillWithDemo } from '@portal/tooling-test/server';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { databaseUrl, FILLED_TEMPLATE, TEMPLATE } from './databaseUrl.ts';
import { DEMO_NOW } from './openDemoServer.ts';

const LOCK = 7_160_415;
const BEING_FILLED = `${FILLED_TEMPLATE}_in_work`;

/** A database of one's own with demo data of size 1; no password opens an account. */
export async function openDemoDatabase(): Promise<OpenDatabase> {
  await fillTemplate(inject('postgresUrl'));
  return createTestDatabase(FILLED_TEMPLATE);
}

/** The demo is a program of its own that knows the server: it fills one database, which all tests copy. */
async function fillTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      FILLED_TEMPLATE,
    ]);
    if (rowCount) return;
    await client.query(`drop database if exists ${BEING_FILLED}`);
    await client.query(`create database ${BEING_FILLED} template ${TEMPLATE}`);
    await fillWithDemo(databaseUrl(server, BEING_FILLED), DEMO_NOW);
    await client.query(`alter database ${BEING_FILLED} rename to ${FILLED_TEMPLATE}`);
  } finally {
    await client.end();
  }
}
