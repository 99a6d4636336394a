import type { AuditActions, AuditKind } from '@portal/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import type { Clock } from '../../http/Clock.ts';

/** Who acts, when, and from where; `name` is theirs where they have no account. */
export type Actor = {
  clock: Clock;
  address?: string;
  userId?: string | null;
  name?: string;
  companyId?: string | null;
};

/** What was done, and to whom or what. */
type Act<Kind extends AuditKind = AuditKind> = {
  kind: Kind;
  action: AuditActions[Kind];
  target?: string;
  /** What was there before and after; without names of people. */
  change?: { before: unknown; after: unknown } | undefined;
};

/** Adds a row to the audit log. Give it the transaction of what was done: neither is there without the other. */
export async function recordAudit<Kind extends AuditKind>(
  db: Database,
  { clock, address = '', userId = null, name = '', companyId = null }: Actor,
  { kind, action, target = '', change }: Act<Kind>,
): Promise<void> {
  const actor = userId ? nameOf(userId) : name;
  await db.insert(auditLog).values({
    at: clock.now(),
    kind,
    action,
    companyId,
    userId,
    actor,
    target: cut(target),
    address,
    change,
  });
}

/**
 * Adds a row for each of the person's companies, where what was done is the person's and of no company alone; one row
 * without a person when there is none, by the same work.
 */
export async function recordForPerson<Kind extends AuditKind>(
  db: Database,
  { clock, address = '', userId = null }: Omit<Actor, 'companyId'>,
  { kind, action, target = '' }: Act<Kind>,
): Promise<void> {
  await db.execute(sql`
    insert into audit_log (at, kind, action, target, company_id, user_id, actor, address)
    select ${clock.now().toISOString()}::timestamptz, ${kind}, ${action}, ${target}, m.company_id, u.id,
      coalesce(nullif(u.real_name, ''), u.user_name, ''), ${address}
    from (select ${userId}::text as id) as who
    left join users u on u.id = who.id
    left join memberships m on m.user_id = u.id`);
}

/** Adds what an operator is about to do, for each company that it names or whose person it names; else for none. */
export async function recordOperation(
  db: Database,
  clock: Clock,
  { operator, verb, args }: { operator: string; verb: string; args: readonly string[] },
): Promise<void> {
  const names = sql.param([...args]);
  await db.execute(sql`
    with concerned as (
      select id from companies where code = any(${names}::text[])
      union
      select m.company_id from memberships m join users u on u.id = m.user_id
        where array[u.user_name, u.user_code, u.email, u.phone] && ${names}::text[])
    insert into audit_log (at, kind, action, company_id, actor, target)
    select ${clock.now().toISOString()}::timestamptz, 'operator', ${verb}, c.id, ${operator}, ${cut(args.join(' '))}
    from (select 1) as one left join concerned c on true`);
}

const MOST_CHARACTERS = 200;

function cut(text: string): string {
  return [...text].slice(0, MOST_CHARACTERS).join('');
}

function nameOf(userId: string): SQL {
  return sql`coalesce((select coalesce(nullif(${users.realName}, ''), ${users.userName}) from ${users} where ${users.id} = ${userId}), '')`;
}
