import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import type { OpenDatabase } from './openDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Key = { table: string; hasCompany: boolean; columns: string[] | null };

/** Tables with their unique keys, each once without one. */
async function readKeys(): Promise<Key[]> {
  const { rows } = await database.db.execute<Key>(sql`
    select c.relname as "table", k.columns,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as "hasCompany"
    from pg_class c left join lateral (
      select array(select a.attname::text from unnest(i.indkey::int2[]) as key(number)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = key.number) as columns
      from pg_index i where i.indrelid = c.oid and i.indisunique) k on true
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  return rows;
}

/** They name their company; their own ids, which nobody can guess, are keys by themselves until they are distributed. */
const OF_COMPANIES_BY_ID = [
  ...'ai_feedback ai_images ai_members ai_messages ai_schedules ai_session_prompts ai_sessions ai_team_prompts'.split(
    ' ',
  ),
  ...'audit_log company_systems custom_groups download_tasks jobs list_views menu_statistics notices'.split(
    ' ',
  ),
  ...'payments purchases push_log refunds registrations sessions shops sign_in_tickets'.split(' '),
];
/** A person's in every company, or parts of rows that name theirs: they go with the person. */
const OF_PERSONS = [
  ...'agreement_acceptances announcement_reads custom_group_menus custom_group_uses external_identities known_devices'.split(
    ' ',
  ),
  ...'notice_mutes notice_preferences passkeys push_counters recovery_codes second_factors'.split(' '),
  ...'service_views session_tokens web_push_devices'.split(' '),
];
/** The same for all: small, or of a moment; every node has them. */
const EVERYBODYS = [
  ...'agreement_versions announcements companies external_codes help_documents help_folders installation live_broadcasts'.split(
    ' ',
  ),
  ...'login_throttles marketplaces menu_templates notice_classifications oidc_attempts one_time_codes'.split(
    ' ',
  ),
  ...'outbox param_templates plan_templates public_files sent_notices server_keys spent_nonces system_templates'.split(
    ' ',
  ),
  ...'setup_changes users'.split(' '),
];

it('[S1620] a company is a part of every key, but of tables that are said to be distributed otherwise', async () => {
  const keys = await readKeys();
  const isApart = ({ table }: Pick<Key, 'table'>) =>
    keys.some((key) => key.table === table && !key.columns?.includes('company_id'));
  const apart = new Map(keys.filter(isApart).map(({ table, hasCompany }) => [table, hasCompany]));
  const named = [...apart].filter(([, hasCompany]) => hasCompany).map(([table]) => table);
  const others = [...apart].filter(([, hasCompany]) => !hasCompany).map(([table]) => table);
  expect(named).toEqual(OF_COMPANIES_BY_ID);
  expect(others).toEqual([...OF_PERSONS, ...EVERYBODYS].sort());
  expect(new Set(keys.map(({ table }) => table)).size - apart.size).toBeGreaterThan(30);
});
