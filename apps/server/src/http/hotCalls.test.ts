import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../testing/openDemoServer.ts';
import type { PortalContract } from './handlers.ts';

/** What every visit asks, and what is asked all day, with a request of its kind. */
const HOT_CALLS: Partial<Record<keyof PortalContract, unknown>> = {
  getUserInfoByHideCode: {},
  userActionConfig: {},
  querySystemExtListForSub: {},
  getMenuTreeByServiceAndRole: { serviceId: 'svc-erp', systemCode: 'ERP' },
  recordMenuOpt: { menuId: 'x' },
  queryMsgNoticePage: { hasRead: 2, pageSize: 20 },
  queryAnnouncementPage: { pageSize: 20 },
  queryFavorites: {},
  queryDownloadTasks: {},
  queryList: { resource: 'orders', pageSize: 50 },
  queryStatusCounts: { resource: 'orders' },
};

type Statement = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

let database: OpenDatabase;
let server: DemoServer;
const statements: Statement[] = [];
beforeAll(async () => {
  database = await openDemoDatabase();
  const { pool } = database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((config: string | pg.QueryConfig, values?: unknown[], ...more: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    if (/^\s*(select|with|update|insert|delete)/i.test(text))
      statements.push({ text, values: values ?? (typeof config === 'object' ? (config.values ?? []) : []) });
    return query(config, values, ...more);
  }) as typeof pool.query;
  server = await openDemoServer(database.db);
  return () => database.close();
});

/** Tables that a statement could only read whole, were there as many rows as there may be. */
async function readWhole({ text, values }: Statement): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    // A small table is read whole because that is cheaper: what is asked is whether there is another way.
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return scansOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function scansOf(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}

it.each(Object.entries(HOT_CALLS))('[S1621] %s reads no table whole', async (name, request) => {
  const session = await server.signIn({ as: 'owner' });
  statements.length = 0;
  await session.ask(name as keyof PortalContract, request);
  expect(statements.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const statement of statements.splice(0))
    for (const table of await readWhole(statement)) whole.push(`${table}: ${statement.text.slice(0, 200)}`);
  expect(whole).toEqual([]);
});

it('[S1621] would notice: a statement without an index for it reads its table whole', async () => {
  expect(await readWhole({ text: 'select * from users where real_name = $1', values: ['x'] })).toEqual([
    'users',
  ]);
});
