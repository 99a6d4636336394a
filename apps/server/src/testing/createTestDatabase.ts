import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { databaseUrl, TEMPLATE } from './databaseUrl.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL on which every test file makes a database of its own. */
    postgresUrl: string;
  }
}

/** A database of one's own, as `template` is: with all tables and no data unless it says otherwise. `close` drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<OpenDatabase> {
  const server = inject('postgresUrl');
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template ${template}`);
  const opened = openDatabase(databaseUrl(server, name), { maxConnections: 5 });
  return {
    ...opened,
    async close() {
      await opened.close();
      await ask(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      // The template cannot be copied while another test file copies it.
      if (attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
}
