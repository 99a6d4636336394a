import pg from 'pg';
import type { Held, Written } from './createOracle.ts';

/** How each kind of thing lies in the tables: whose, under which name, with how many parts. */
const TABLES = `
  select 'pin' as kind, user_id as owner, menu_id as key, 1 as parts from menu_pins
  union all select 'favourite', user_id, menu_id, 1 from menu_favourites
  union all select 'scene', user_id, name,
    (select count(*)::int from custom_group_menus m where m.group_id = g.group_id) from custom_groups g
  union all select 'export', user_id, unique_id, 1 from download_tasks
  union all select 'order', user_id, request_id,
    (select count(*)::int from audit_log a where a.action = 'ordered' and a.target = p.order_id) from purchases p`;

const nameOf = ({ kind, owner, key }: Pick<Written, 'kind' | 'owner' | 'key'>) => `${kind} ${owner} ${key}`;

/** Reads what the database holds. */
export async function readHeld(databaseUrl: string): Promise<(thing: Written) => Held> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Pick<Written, 'kind' | 'owner' | 'key'> & { parts: number }>(TABLES);
  await client.end();
  const held = new Map<string, Held>();
  for (const row of rows) {
    const known = held.get(nameOf(row));
    held.set(nameOf(row), { count: (known?.count ?? 0) + 1, parts: row.parts });
  }
  return (thing) => held.get(nameOf(thing)) ?? { count: 0, parts: 0 };
}
