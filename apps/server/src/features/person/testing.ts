import type pg from 'pg';
import { PERSON_TABLES } from './personTables.ts';

/** A person who stands in every table that names people, by words that stand nowhere else. */
export const CANARY = {
  id: 'user-anna',
  userName: 'canary-name',
  email: 'canary@shop.example',
  phone: '13900007777',
  realName: 'Canary Finch',
};

const WORDS = 'canary wrote this';
const AVATAR = 'canary-token';

/** What the rows of a table are made of, where it is not the person's id in `user_id`. */
const VALUES: Record<string, Record<string, unknown>> = {
  audit_log: {
    user_id: CANARY.id,
    actor: CANARY.realName,
    target: `notify ${CANARY.email}`,
    address: '10.9.8.7',
  },
  custom_group_uses: { session_id: 'canary-session', group_id: 'x' },
  custom_group_menus: { group_id: 'x' },
  ai_sessions: { session_id: 'canary-own', creator_id: CANARY.id, title: WORDS },
  ai_messages: {
    user_id: CANARY.id,
    session_id: 'canary-team',
    content: WORDS,
    think: WORDS,
    images: '["x"]',
  },
  ai_members: { user_id: CANARY.id, session_id: 'canary-team' },
  public_files: { token: AVATAR },
  outbox: { recipient: CANARY.email },
  one_time_codes: { target: CANARY.phone },
  external_codes: { external_id: 'canary-outside' },
  external_identities: { user_id: CANARY.id, external_id: 'canary-outside' },
  session_tokens: { session_id: 'canary-session' },
  sessions: { user_id: CANARY.id, id: 'canary-session' },
  role_menus: { role: `user:${CANARY.id}` },
  orders: { assigned_to: CANARY.id },
  business_records: { updated_by: CANARY.id },
};

const DUMMIES: Record<string, string> = {
  text: 'x',
  jsonb: '[]',
  boolean: 'false',
  ARRAY: '{}',
  date: '2027-01-31',
  'timestamp with time zone': '2027-01-31T00:00:00Z',
};

/** Writes a row of the person into each table; what else a row needs is made up. */
export async function addCanary(client: pg.ClientBase): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
      and is_generated = 'NEVER'`);
  // Rows may point to what is not there: here it is about the person alone.
  await client.query(`set session_replication_role = replica`);
  const { id, userName, email, phone, realName } = CANARY;
  await client.query(
    `update users set user_name = $2, user_code = 'CANARYCODE', email = $3, phone = $4, real_name = $5, nick_name = $5,
      head_img_url = '/upload/media/${AVATAR}' where id = $1`,
    [id, userName, email, phone, realName],
  );
  for (const { name } of PERSON_TABLES) {
    if (name === 'users' || name === 'memberships') continue;
    const needed = columns.filter(({ table }) => table === name);
    const made = needed.map(({ column, type }) => [column, DUMMIES[type] ?? '1']);
    const row = { ...Object.fromEntries(made), ...(VALUES[name] ?? { user_id: id }) };
    await insert(client, name, row);
  }
  const now = DUMMIES['timestamp with time zone'];
  const team = {
    session_id: 'canary-team',
    company_id: 'a',
    creator_id: id,
    kind: 'teamSession',
    title: 'Ours',
  };
  await insert(client, 'ai_sessions', { ...team, created_at: now, updated_at: now });
  const colleague = { session_id: 'canary-team', user_id: 'user-both', company_id: 'a', joined_at: now };
  await insert(client, 'ai_members', colleague);
  const about = { at: now, kind: 'rights', action: 'person-added', company_id: 'a', user_id: 'user-both' };
  for (const target of [userName, realName]) await insert(client, 'audit_log', { ...about, target });
  await client.query(`set session_replication_role = origin`);
}

async function insert(client: pg.ClientBase, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const places = names.map((_, index) => `$${index + 1}`);
  await client.query(`insert into "${table}" (${names}) values (${places})`, Object.values(row));
}
