import { randomUUID } from 'node:crypto';
import { type UniteMethodName, uniteMethods } from '@portal/api-client/contract/ai';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aiFeedback,
  aiMembers,
  aiMessages,
  aiSessionPrompts,
  aiSessions,
  aiTeamPrompts,
} from '../../../db/schema/assistant.ts';
import type { TestUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';

let server: TestAssistant;
let theirs: Record<string, unknown>;
let others: TestUnite[];
beforeAll(async () => {
  server = await openAssistant({ think: '', content: 'SECRET answer' });
  theirs = await idsOf(await server.as('anna'));
  others = [await server.as('ben'), await server.as('both')];
});
afterAll(() => server.close());

/** What belongs to Anna alone, as every field of every method that could name it. */
async function idsOf(anna: TestUnite) {
  const { session_id } = await anna.call('addSession', { title: 'SECRET title' });
  const asked = await anna.call('question', { session_id, message: 'SECRET question' });
  await anna.answer(String(asked.message_id));
  const agent = await anna.call('bindUserAgent', { agent_id: 1 });
  const [template] = await anna.call('addTeamPrompt', { title: 'SECRET', content: 'SECRET' });
  return {
    session_id,
    message_id: asked.message_id,
    before: asked.message_id,
    user_agent_id: agent.user_agent_id,
    agent_id: 1,
    team_prompt_id: template?.team_prompt_id,
    team_prompt_ids: [template?.team_prompt_id],
    partake_users: ['user-anna', 'user-both', 'user-ben'],
    message: 'x',
    title: 'x',
    content: 'x',
    value: 1,
    keyword: 'SECRE',
    shown: { t: 0, c: 0 },
    type: 2,
    is_copy: 1,
  };
}
/** Fields whose value names something that belongs to somebody. */
const NAMING = ['session_id', 'message_id', 'before', 'user_agent_id', 'team_prompt_id', 'partake_users'];
const rowCounts = async () => {
  const { db } = server.portal.database;
  const tables = [aiSessions, aiMembers, aiMessages, aiTeamPrompts, aiSessionPrompts, aiFeedback];
  const counts = await Promise.all(
    tables.map(async (table) => (await db.select({ n: count() }).from(table))[0]?.n),
  );
  const { rows } = await db.execute(
    sql`select md5(string_agg(t::text, '' order by message_id)) as sum from ai_messages t`,
  );
  return [...counts, rows[0]?.sum];
};
const METHODS = Object.keys(uniteMethods) as UniteMethodName[];

/** The fields of a method that name something, as its schema says. */
async function namingFieldsOf(method: UniteMethodName): Promise<string[]> {
  const { data } = uniteMethods[method] as { data: { entries?: object; wrapped?: { entries?: object } } };
  const schema = JSON.stringify(Object.keys(data.entries ?? data.wrapped?.entries ?? {}));
  return NAMING.filter((field) => schema.includes(`"${field}"`));
}

it.each(METHODS)(
  '[S520] AIA-04: %s refuses what belongs to another company or another person',
  async (method) => {
    const naming = await namingFieldsOf(method);
    for (const socket of others) {
      const own = await socket.call('getQuota', {});
      const before = await rowCounts();
      // As a whole, and field by field: a method that takes one of two ids must refuse each.
      const requests = [
        theirs,
        ...naming.map((field) => ({ ...theirs, ...withoutIds(), [field]: theirs[field] })),
      ];
      for (const data of requests) {
        const frame = await socket.ask(method, data);
        expect(JSON.stringify(frame), method).not.toContain('SECRET');
        if (naming.length > 0)
          expect([method, frame.method, frame.code]).toEqual([method, 'error', expect.anything()]);
      }
      if (naming.length > 0) expect(await rowCounts()).toEqual(before);
      expect(await socket.call('getQuota', {})).toEqual(own);
    }
  },
);

function withoutIds(): Record<string, undefined> {
  return Object.fromEntries(NAMING.map((field) => [field, undefined]));
}

it('[S520] the same by HTTP: streaming, resuming, stopping, and the methods', async () => {
  for (const name of ['ben', 'both']) {
    const token = await server.tokenOf(name);
    const { session_id, message_id } = theirs;
    const requests: [Parameters<typeof server.portal.call>[0], object][] = [
      ['questionStream', { session_id, message: 'x', client_msg_id: randomUUID() }],
      ['questionStream', { message_id }],
      ['questionStream', { retry_of: message_id }],
      ['questionStream', { continue_of: message_id }],
      ['questionStream', { edit_of: message_id, message: 'x' }],
      ['questionStream', { session_id, message: 'x', userid: 'user-anna' }],
      ['stopAnswer', { message_id, shown: { t: 0, c: 0 } }],
      ['callUnite', { method: 'getSessionDetail', data: { session_id } }],
    ];
    const before = await rowCounts();
    for (const [call, request] of requests) {
      const answer = await server.portal.call(call, request, { token });
      expect([call, answer.code === '200']).toEqual([call, false]);
      expect(JSON.stringify(answer)).not.toContain('SECRET');
    }
    expect(await rowCounts()).toEqual(before);
  }
});

it('[S520] a session of the other company of the same person is not there', async () => {
  const inA = await server.as('both', { token: await server.tokenOf('both') });
  const { session_id } = await inA.call('addSession', {});
  const inB = await server.as('both', { token: await server.tokenOf('both', 'subject-b-0123456789') });
  expect((await inB.ask('getSessionDetail', { session_id })).code).toBe(404);
  expect(await inB.call('getSessions', {})).toEqual([]);
});
