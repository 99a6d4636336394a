import type { AiSession } from '@portal/api-client/contract/ai';
import { type SQL, sql } from 'drizzle-orm';
import type { AssistantContext } from '../AssistantContext.ts';

/** Whose lists, in which company. */
export type Reader = Pick<AssistantContext, 'db' | 'userId' | 'companyId'>;

/** A conversation as the lists of one person show it. */
export type ListedSession = AiSession & { agent_id: number | null };

type Row = {
  session_id: string;
  kind: string;
  title: string;
  agent_id: number | null;
  creator_id: string;
  updated_at: Date | string;
  is_topup: boolean;
  msg_count: number;
  unread: number;
  streaming: boolean;
  members: { user_id: string; user_name: string }[] | null;
  prompts: { team_prompt_id: string; title: string; content: string; user_id: string }[] | null;
};

/** The caller's topics, pinned ones first, then by latest change. */
export function listSessions(reader: Reader): Promise<ListedSession[]> {
  return readListed(reader, sql`s.kind <> 'agent'`);
}

/** The conversations with the caller's agents. */
export function listAgentSessions(reader: Reader): Promise<ListedSession[]> {
  return readListed(reader, sql`s.kind = 'agent' and s.is_bound`);
}

/** One conversation as the caller's lists show it; undefined when it is not in them. */
export async function readSession(reader: Reader, sessionId: string): Promise<ListedSession | undefined> {
  return (await readListed(reader, sql`s.session_id = ${sessionId}`))[0];
}

async function readListed({ db, userId, companyId }: Reader, only: SQL): Promise<ListedSession[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.session_id, s.kind, s.title, s.agent_id, s.creator_id, s.updated_at, me.is_topup,
      seen.msg_count, seen.unread, seen.streaming,
      case when s.kind = 'teamSession' then (
        select json_agg(json_build_object('user_id', u.id, 'user_name', ${nameAmong('u', companyId)}) order by m.joined_at, u.id)
        from ai_members m join users u on u.id = m.user_id where m.session_id = s.session_id) end as members,
      (select json_agg(json_build_object('team_prompt_id', p.team_prompt_id, 'title', p.title,
          'content', p.content, 'user_id', p.user_id) order by l.position)
        from ai_session_prompts l join ai_team_prompts p on p.team_prompt_id = l.team_prompt_id
        where l.session_id = s.session_id) as prompts
    from ai_members me
    join ai_sessions s on s.session_id = me.session_id
    cross join lateral (
      select count(*) filter (where c.source < 3)::int as msg_count,
        (count(*) filter (where c.seq > me.read_seq and c.source < 3 and c.state is distinct from 'streaming'
          and not (c.source = 1 and c.user_id = me.user_id)))::int as unread,
        coalesce(bool_or(c.state = 'streaming'), false) as streaming
      from ai_messages c where c.session_id = s.session_id and c.is_current) seen
    where me.user_id = ${userId} and me.company_id = ${companyId} and s.company_id = ${companyId} and ${only}
    order by me.is_topup desc, s.updated_at desc, s.session_id`);
  return rows.map((row) => toListed(row, userId));
}

/** How a person is called. */
export function nameOf(table: string): SQL {
  return sql.raw(
    `coalesce(nullif(${table}.nick_name, ''), nullif(${table}.real_name, ''), ${table}.user_name)`,
  );
}

/** How a person is called among those of a company: who shares a name is told apart by the account. */
export function nameAmong(table: string, companyId: string): SQL {
  const name = nameOf(table);
  return sql`case when exists (select from memberships other_member
      join users other on other.id = other_member.user_id
      where other_member.company_id = ${companyId} and other.id <> ${sql.raw(table)}.id
        and ${nameOf('other')} = ${name})
    then ${name} || ' (' || ${sql.raw(table)}.user_name || ')' else ${name} end`;
}

function toListed(row: Row, userId: string): ListedSession {
  return {
    session_id: row.session_id,
    type: row.kind,
    title: row.title,
    agent_id: row.agent_id,
    updated_at: new Date(row.updated_at).toISOString(),
    msg_count: row.msg_count,
    isTopup: row.is_topup,
    // A team topic is told to everybody by the socket; the streaming call serves one.
    output: row.kind === 'session' ? 'stream' : 'socket',
    is_creator: row.creator_id === userId,
    unread: row.unread,
    streaming: row.streaming,
    partakeUsers: (row.members ?? []).map((member) => ({ ...member, is_self: member.user_id === userId })),
    teamPrompts: (row.prompts ?? []).map(({ user_id, ...prompt }) => ({
      ...prompt,
      is_haveing: user_id === userId,
    })),
  };
}
