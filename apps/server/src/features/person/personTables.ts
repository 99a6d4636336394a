import { type SQL, sql } from 'drizzle-orm';
import { NO_PASSWORD } from '../account/flows/openCompany.ts';
import { ownRole } from '../subUsers/findMember.ts';

/** A person by everything that names them. */
export type Person = {
  id: string;
  /** What they sign in with and are reached by: name, code, e-mail address, phone number. */
  accounts: readonly string[];
  realName: string;
  /** The file of their picture. */
  avatar: string;
};

/** Which rows of a table are a person's, and what becomes of them when the person is erased. */
export type PersonTable = {
  name: string;
  whose(person: Person): SQL;
  /** Columns that open doors: nobody is given them. */
  secret?: readonly string[];
  /** A company's records need them: they stay, with the person's bare id. @default removed */
  isKept?: true;
  /** They stay, and this is set in them. */
  become?(person: Person): SQL;
  /** Only these of them are removed, the others stay. */
  only?(person: Person): SQL;
};

const by =
  (column = 'user_id') =>
  ({ id }: Person) =>
    sql`${sql.identifier(column)} = ${id}`;
const anyOf = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`;
const ofUser = (name: string, secret: readonly string[] = []): PersonTable => ({ name, whose: by(), secret });
const kept = (name: string, column?: string): PersonTable => ({ name, whose: by(column), isKept: true });

/** Conversations that nobody else takes part in. */
const isAlone = ({ id }: Person) => sql`creator_id = ${id} and not exists (
  select from ai_members m where m.session_id = ai_sessions.session_id and m.user_id <> ${id})`;

/** In the audit log a person is who did something, or to whom it was done: by an account, or by name in their companies. */
const inAudit = ({ id, accounts, realName }: Person) => sql`(user_id = ${id}
  or string_to_array(target, ' ') && ${sql.param([...accounts])}::text[]
  or (${realName} <> '' and target = ${realName} and company_id in (
    select company_id from memberships where user_id = ${id}
    union select company_id from audit_log where user_id = ${id})))`;

/** Every table that names a person, each after those whose condition needs its rows. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    name: 'audit_log',
    whose: inAudit,
    become: ({ id, accounts, realName }) =>
      sql`actor = case when user_id = ${id} then ${id} else actor end,
        address = case when user_id = ${id} then '' else address end,
        target = case when ${realName} <> '' and target = ${realName} then ${id} else coalesce((
          select string_agg(case when word = ${anyOf(accounts)} then ${id} else word end, ' ' order by place)
          from unnest(string_to_array(target, ' ')) with ordinality as words (word, place)), '') end`,
  },
  {
    name: 'setup_changes',
    whose: by(),
    become: ({ id }) => sql`actor = ${id}`,
  },
  ofUser('notices'),
  ofUser('notice_mutes'),
  ofUser('notice_preferences'),
  ofUser('push_log'),
  ofUser('push_counters'),
  ofUser('menu_favourites'),
  ofUser('menu_pins'),
  ofUser('menu_scores'),
  ofUser('menu_statistics'),
  ofUser('service_views'),
  {
    name: 'custom_group_uses',
    whose: ({ id }) => sql`group_id in (select group_id from custom_groups where user_id = ${id})
      or session_id in (select id from sessions where user_id = ${id})`,
  },
  {
    name: 'custom_group_menus',
    whose: ({ id }) => sql`group_id in (select group_id from custom_groups where user_id = ${id})`,
  },
  ofUser('custom_groups'),
  ofUser('list_columns'),
  ofUser('list_views'),
  ofUser('workspace_starts'),
  ofUser('saved_workspaces'),
  ofUser('message_drafts'),
  ofUser('download_tasks'),
  ofUser('announcement_reads'),
  kept('sent_notices'),
  ofUser('ai_feedback'),
  ofUser('ai_quota_days'),
  { name: 'ai_sessions', whose: by('creator_id'), only: isAlone },
  {
    name: 'ai_messages',
    whose: by(),
    become: () => sql`content = '', think = '', images = '[]', page = null`,
  },
  ofUser('ai_members'),
  kept('ai_team_prompts'),
  ofUser('ai_images'),
  ofUser('ai_schedules'),
  { name: 'public_files', whose: ({ avatar }) => sql`token = ${avatar}` },
  { name: 'outbox', whose: ({ accounts }) => sql`recipient = ${anyOf(accounts)}` },
  {
    name: 'one_time_codes',
    whose: ({ accounts }) => sql`target = ${anyOf(accounts)}`,
    secret: ['digest'],
  },
  {
    name: 'external_codes',
    whose: ({ id }) =>
      sql`external_id in (select external_id from external_identities where user_id = ${id})`,
    secret: ['digest'],
  },
  ofUser('external_identities'),
  ofUser('oidc_attempts', ['digest', 'nonce', 'code_verifier']),
  ofUser('registrations'),
  ofUser('agreement_acceptances'),
  ofUser('sign_in_tickets', ['digest']),
  ofUser('second_factors', ['secret']),
  ofUser('recovery_codes', ['digest']),
  ofUser('passkeys', ['public_key']),
  ofUser('known_devices', ['digest']),
  ofUser('web_push_devices', ['endpoint', 'p256dh', 'auth']),
  {
    name: 'session_tokens',
    whose: ({ id }) =>
      sql`session_id in (select id from sessions where user_id = ${id} or demo_of_user_id = ${id})`,
    secret: ['digest'],
  },
  {
    name: 'sessions',
    whose: ({ id }) => sql`user_id = ${id} or demo_of_user_id = ${id}`,
    secret: ['origin'],
  },
  { name: 'role_menus', whose: ({ id }) => sql`role = ${ownRole(id)}` },
  ofUser('user_configs'),
  ofUser('memberships'),
  kept('purchases'),
  kept('orders', 'assigned_to'),
  kept('order_events'),
  kept('order_works'),
  kept('thread_messages'),
  kept('business_records', 'updated_by'),
  {
    name: 'users',
    whose: by('id'),
    secret: ['password_hash'],
    become: ({ id }) =>
      sql`user_name = ${id}, user_code = ${id}, email = null, phone = null, password_hash = ${NO_PASSWORD},
        real_name = '', nick_name = '', head_img_url = '', classification = '', sso_env = '', help_seen_at = null,
        need_bind = false, status = 'disabled'`,
  },
];
