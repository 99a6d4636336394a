import { type Contract, contract, type Endpoint } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { validRequests } from '../../testing/validRequests.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

const COMPANY = 'c-bluepeak';
const USER = 'u-brand';
/** What only the brand's own data say: its services, people, codes and names. */
const THEIRS = /svc3-|c-bluepeak|u-brand|sbj_c64a19f8027be35d|蓝峰|蓝一鸣|\bBP-/i;
/** Stands in a valid request where an id belongs. */
const PLACEHOLDER = 'x';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

type Owned = { table: string; column: string; owner: string };

/** Every table whose rows belong to a company or a person. */
async function ownedTables(): Promise<Owned[]> {
  const { rows } = await server.db.execute(sql`
    select table_name as "table", min(column_name) as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('company_id', 'user_id') group by table_name order by 1`);
  const owned = (rows as Omit<Owned, 'owner'>[]).map(({ table, column }) => ({
    table,
    column,
    owner: column === 'company_id' ? COMPANY : USER,
  }));
  return [
    ...owned,
    { table: 'companies', column: 'id', owner: COMPANY },
    { table: 'users', column: 'id', owner: USER },
  ];
}

/** One id out of each table of the brand's, and its codes. */
async function theirIds(tables: readonly Owned[]): Promise<string[]> {
  const ids = new Set([COMPANY, USER, 'svc3-erp', 'sbj_c64a19f8027be35d']);
  for (const { table, column, owner } of tables) {
    const { rows: keys } = await server.db.execute(sql`
      select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = ${`public.${table}`}::regclass and i.indisprimary`);
    for (const { name } of keys as { name: string }[]) {
      const { rows } = await server.db.execute(sql`
        select ${sql.identifier(name)}::text as id from ${sql.identifier(table)}
        where ${sql.identifier(column)} = ${owner} order by 1 limit 1`);
      for (const { id } of rows as { id: string }[]) ids.add(id);
    }
  }
  return [...ids];
}

/** What every row of the brand's says, as one digest per table. */
async function fingerprints(tables: readonly Owned[]): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { table, column, owner } of tables) {
    const { rows } = await server.db.execute(sql`
      select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from ${sql.identifier(table)} t
      where ${sql.identifier(column)} = ${owner}`);
    prints[table] = String((rows as { print: string }[])[0]?.print);
  }
  return prints;
}

/** A valid request with the id wherever one belongs; and the call's id fields, in case it takes them. */
function requestWith(name: string, id: string): Record<string, unknown> {
  const replace = (value: unknown): unknown => {
    if (value === PLACEHOLDER) return id;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
  };
  const request = (validRequests as Record<string, object | undefined>)[name] ?? {};
  return { hideCode: id, companyId: COMPANY, userId: USER, ...(replace(request) as object) };
}

async function send(token: string, { method, path }: Endpoint, request: Record<string, unknown>) {
  const fields = new Map(Object.entries(request));
  const place = path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(String(fields.get(key))));
  const isGet = method === 'GET';
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  const answer = await server.app.request(isGet ? `${place}?${query}` : place, {
    method,
    headers: { authorization: token, host: 'portal.test:4400', 'content-type': 'application/json' },
    ...(!isGet && { body: JSON.stringify(request) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const CALLS = Object.entries(contract as Contract).filter(([, { auth = 'required' }]) => auth !== 'none');

describe.each(['owner', 'staff', 'demo'])('[S602] %s', (as) => {
  it(`sends the ids of another company to each of ${CALLS.length} calls, and sees and changes nothing of it`, async () => {
    const tables = await ownedTables();
    const ids = await theirIds(tables);
    expect(tables.length).toBeGreaterThan(20);
    expect(ids.length).toBeGreaterThan(20);
    const before = await fingerprints(tables);
    const seen: string[] = [];
    let { token } = await server.signIn({ as });
    for (const [name, endpoint] of CALLS) {
      for (const id of takesIds(name) ? ids : [ids[0] ?? '']) {
        const { status, text } = await send(token, endpoint, requestWith(name, id));
        // A call that ended the session has done what it is for: the next one is made by a new one.
        if (status === 401 || name === 'logout') token = (await server.signIn({ as })).token;
        if (status >= 500) seen.push(`${name} ${id}: ${status}`);
        // An answer may repeat the id that it was asked for, and nothing more.
        if (THEIRS.test(text.replaceAll(id, ''))) seen.push(`${name} ${id}: ${text.slice(0, 200)}`);
      }
    }
    expect(seen).toEqual([]);
    expect(await fingerprints(tables)).toEqual(before);
  }, 120_000);
});

it('[S602] would notice: the brand itself sees what the others must not', async () => {
  const { token } = await server.signIn({ as: 'brand' });
  const { text } = await send(token, contract.querySystemExtListForSub, {});
  expect(text).toMatch(THEIRS);
  const tables = await ownedTables();
  const before = await fingerprints(tables);
  await server.call('chooseLanguage', { chooseLanguage: 'ko_KR' }, { as: 'brand' });
  await server.call('changePackageStyle', { styleCode: 1 }, { as: 'brand' });
  expect(await fingerprints(tables)).not.toEqual(before);
});

function takesIds(name: string): boolean {
  return JSON.stringify((validRequests as Record<string, unknown>)[name] ?? {}).includes(`"${PLACEHOLDER}"`);
}
