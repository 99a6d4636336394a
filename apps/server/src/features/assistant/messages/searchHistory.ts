import { aiSources, type HistoryHit } from '@portal/api-client/contract/ai';
import { sql } from 'drizzle-orm';
import type { DataResource } from '../../../data/catalogue/measures.ts';
import { wellFormed } from '../../../http/wellFormed.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { readSight } from '../rights/readSight.ts';

const HITS_AT_ONCE = 20;
const AROUND = 40;

type Row = {
  session_id: string;
  agent_id: number | null;
  kind: string;
  title: string;
  message_id: string | null;
  source: number | null;
  user_id: string | null;
  think: string | null;
  resources: DataResource[] | null;
  created_at: Date | string;
  text: string;
};

/** Where the caller's conversations say something, newest first; titles count, too. */
export async function searchHistory(
  context: AssistantContext,
  { keyword, pageNo }: { keyword: string; pageNo: number },
): Promise<{ hits: HistoryHit[]; more: boolean }> {
  const { db, userId, companyId } = context;
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await db.execute<Row>(sql`
    with mine as (
      select s.session_id, s.agent_id, s.kind, s.title, s.updated_at
      from ai_members me join ai_sessions s on s.session_id = me.session_id
      where me.user_id = ${userId} and me.company_id = ${companyId} and s.company_id = ${companyId} and s.is_bound)
    select s.session_id, s.agent_id, s.kind, s.title, m.message_id, m.source, m.user_id, m.think, m.resources,
      m.created_at, m.content as text
      from mine s join ai_messages m on m.session_id = s.session_id
      where m.is_current and m.source < 3 and m.content ilike ${pattern}
    union all
    select s.session_id, s.agent_id, s.kind, s.title, null, null, null, null, null, s.updated_at, s.title
      from mine s where s.kind <> 'agent' and s.title ilike ${pattern}
    order by created_at desc, message_id
    limit ${HITS_AT_ONCE + 1} offset ${(pageNo - 1) * HITS_AT_ONCE}`);
  const isOthers = rows.some(({ source, user_id }) => source === aiSources.assistant && user_id !== userId);
  const sight = isOthers ? await readSight(context) : undefined;
  // What stands in an answer that is hidden is not found in it.
  const seen = rows.slice(0, HITS_AT_ONCE).filter(({ source, user_id, think, resources, text }) => {
    const message = {
      userId: user_id ?? '',
      source: source ?? 0,
      think: think ?? '',
      content: text,
      resources: resources ?? [],
    };
    return !sight?.isHidden(message);
  });
  return {
    hits: seen.map((row) => toHit(row, keyword)),
    more: rows.length > HITS_AT_ONCE,
  };
}

function toHit(row: Row, keyword: string): HistoryHit {
  const found = row.text.toLowerCase().indexOf(keyword.toLowerCase());
  const place = Math.max(0, found);
  const start = Math.max(0, place - AROUND);
  const cut = row.text.slice(start, place + keyword.length + AROUND * 2);
  return {
    session_id: row.session_id,
    ...(row.kind === 'agent' && { agent_id: row.agent_id ?? undefined, user_agent_id: row.session_id }),
    session_title: row.title,
    message_id: row.message_id ?? undefined,
    source: row.source ?? undefined,
    created_at: new Date(row.created_at).toISOString(),
    snippet: wellFormed(cut.replace(/\s/g, ' ')),
    at: place - start,
    length: found < 0 ? 0 : keyword.length,
  } as HistoryHit;
}
