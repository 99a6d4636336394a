import type { Schedule, ScheduleDraft, SessionDetail } from '@portal/api-client/contract/ai';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import { companies } from '../../../db/schema/identity.ts';
import { jobs } from '../../../db/schema/index.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { keepSchedules } from './keepSchedules.ts';
import { SCHEDULE_JOB } from './SCHEDULE_JOB.ts';
import { SALES, withSchedules } from './withSchedules.ts';

let server: DemoServer;
const { unite, add, addSales, addAlert, listed, told, work, passTo, runner } = withSchedules((opened) => {
  server = opened;
});

it('[S1201] says what can be said of a question: its name, its days, its figures', async () => {
  const draft = await unite<ScheduleDraft>('draftSchedule', { question: SALES });
  expect(draft.title).toBe('Sales · Shop');
  expect(draft.periods[0]).toEqual({ id: 'last-week', title: 'The week before' });
  expect(draft.measures.map(({ id }) => id)).toEqual(['sales', 'orders', 'units']);
  expect(draft.time_zone).toBe('Asia/Shanghai');
});

it('[S1200] is asked at its time for the days of then; answer, notice and next time are there at once', async () => {
  const schedule = await addSales();
  expect(schedule).toMatchObject({ state: 'active', period: 'last-week', title: 'Sales · Shop' });
  expect(schedule.next_at).toBe('2026-11-23T01:00:00.000Z');
  expect(await work()).toBe(0);
  passTo(schedule.next_at);
  expect(await work()).toBe(1);
  const [after] = await listed();
  expect(after).toMatchObject({ last_state: 'told', next_at: '2026-11-30T01:00:00.000Z' });
  const { chats } = await unite<SessionDetail>('getSessionDetail', { session_id: after?.session_id });
  expect(chats.map(({ source }) => source)).toEqual([1, 2]);
  expect(chats[1]).toMatchObject({ message_id: after?.message_id, state: 'done' });
  expect(chats[1]?.content).toContain('Sales · 2026-11-16 to 2026-11-22 · Shop');
  expect(chats[1]?.content).toContain('```data');
  const [notice] = await told();
  expect(notice).toMatchObject({ title: 'Sales · Shop', userId: 'u-owner' });
  expect(notice?.info).toMatchObject({
    content: expect.stringContaining('In total'),
    answer: { session_id: after?.session_id, message_id: after?.message_id },
  });
  // The next answer comes into the same conversation.
  passTo(after?.next_at);
  await work();
  const [later] = await listed();
  expect(later?.session_id).toBe(after?.session_id);
  const again = await unite<SessionDetail>('getSessionDetail', { session_id: later?.session_id });
  expect(again.chats.length).toBe(4);
});

it('[S1202] two processes ask once, and what was missed for weeks is asked once', async () => {
  const schedule = await addSales();
  passTo(schedule.next_at);
  server.clock.advance({ days: 22 });
  const [job] = await server.db.select().from(jobs).where(eq(jobs.kind, SCHEDULE_JOB));
  const run = runner();
  const twice = { id: 'x', kind: SCHEDULE_JOB, companyId: null, payload: job?.payload ?? {}, attempts: 1 };
  await Promise.all([1, 2, 3].map(() => run(twice, new AbortController().signal)));
  await work();
  expect((await told()).length).toBe(1);
  const [after] = await listed();
  expect(new Date(after?.next_at ?? '').getTime()).toBeGreaterThan(server.clock.now().getTime());
});

it('[S1202] what has lost its job gets it again, and moves with the zone of its company', async () => {
  const schedule = await addSales();
  await server.db.delete(jobs).where(eq(jobs.kind, SCHEDULE_JOB));
  await keepSchedules(server);
  await keepSchedules(server);
  const queued = await server.db.select().from(jobs).where(eq(jobs.kind, SCHEDULE_JOB));
  expect(queued.length).toBe(1);
  const company = eq(companies.id, 'c-starlight');
  await server.db.update(companies).set({ timeZone: 'America/Los_Angeles' }).where(company);
  await keepSchedules(server);
  await server.db.update(companies).set({ timeZone: 'Asia/Shanghai' }).where(company);
  const [moved] = await listed();
  expect(moved?.time_zone).toBe('America/Los_Angeles');
  expect(new Date(moved?.next_at ?? '').getUTCHours()).toBe(17);
  passTo(schedule.next_at);
  await work();
  expect(await told()).toEqual([]);
});

it('[S1202] jobs that are over for a day are removed', async () => {
  const schedule = await addSales();
  passTo(schedule.next_at);
  await work();
  const ofKind = () => server.db.select().from(jobs).where(eq(jobs.kind, SCHEDULE_JOB));
  await keepSchedules(server);
  expect((await ofKind()).map(({ status }) => status).sort()).toEqual(['done', 'queued']);
  server.clock.advance({ days: 2 });
  await keepSchedules(server);
  expect((await ofKind()).map(({ status }) => status)).toEqual(['queued']);
});

it('[S1204] paused it is not asked, goes on when wanted, changes, and goes', async () => {
  const schedule = await addSales();
  const { schedule_id } = schedule;
  const edit = (more: object) => unite<Schedule[]>('editSchedule', { schedule_id, ...more });
  const [paused] = await edit({ paused: true });
  expect([paused?.state, paused?.next_at]).toEqual(['paused', undefined]);
  passTo(schedule.next_at);
  await work();
  expect(await told()).toEqual([]);
  const [going] = await edit({
    paused: false,
    weekdays: [],
    time: '18:30',
    title: 'Evening',
    period: 'today',
  });
  expect(going).toMatchObject({ state: 'active', title: 'Evening', weekdays: [], period: 'today' });
  passTo(going?.next_at);
  await work();
  expect((await told()).map(({ title }) => title)).toEqual(['Evening']);
  expect(await unite('removeSchedule', { schedule_id })).toEqual([]);
  server.clock.advance({ days: 2 });
  await work();
  expect((await told()).length).toBe(1);
});

it('[S1203] a condition is told once until it has ended; what meets it newly is told', async () => {
  const alert = await addAlert();
  const look = async () => {
    const [present] = await listed();
    passTo(present?.next_at);
    await work();
    return (await listed())[0];
  };
  const first = await look();
  expect(first).toMatchObject({ last_state: 'told', is_met: true });
  const { chats } = await unite<SessionDetail>('getSessionDetail', { session_id: first?.session_id });
  const block = JSON.parse(/```data\n(.*)\n```/.exec(chats[1]?.content ?? '')?.[1] ?? '{}');
  const at = block.columns.findIndex(({ key }: { key: string }) => key === 'daysOfCover');
  const covers = block.rows.map((row: number[]) => row[at]);
  expect(covers.length).toBeGreaterThan(0);
  expect(Math.max(...covers)).toBeLessThan(14);
  expect(chats[1]?.content).toContain('Days of cover under 14');
  expect((await look())?.last_state).toBe('quiet');
  expect((await told()).length).toBe(1);
  // One that met it had ended meanwhile: it is news again.
  const row = eq(aiSchedules.scheduleId, alert.schedule_id);
  await server.db.update(aiSchedules).set({ met: sql`met - 0` }).where(row);
  expect((await look())?.last_state).toBe('told');
  expect((await told()).length).toBe(2);
  // A condition that nothing meets is over.
  await unite('editSchedule', {
    schedule_id: alert.schedule_id,
    condition: { measure: 'daysOfCover', is: '<', value: -1 },
  });
  expect(await look()).toMatchObject({ last_state: 'quiet', is_met: false });
});

it('[S1203] of the best twenty those that meet it are told, not the best twenty of those that do', async () => {
  const best: DataQuestion = {
    measures: ['sales'],
    by: ['product'],
    filters: [],
    segments: [],
    period: { from: '2026-11-01', to: '2026-11-21' },
    order: { by: 'sales', direction: 'desc' },
    limit: 3,
  };
  await add({
    kind: 'alert',
    question: best,
    condition: { measure: 'units', is: '>', value: 0 },
    period: 'fixed',
  });
  passTo((await listed())[0]?.next_at);
  await work();
  const [after] = await listed();
  const { chats } = await unite<SessionDetail>('getSessionDetail', { session_id: after?.session_id });
  const block = JSON.parse(/```data\n(.*)\n```/.exec(chats[1]?.content ?? '')?.[1] ?? '{}');
  expect(block.rows.length).toBe(3);
});

it('[S539] a condition that was stored before shares were parts of 1 watches for the same, and is stored alike today', async () => {
  const question = {
    measures: ['acos'],
    by: ['campaign'],
    filters: [],
    segments: [],
    period: { from: '2026-10-01', to: '2026-10-31' },
  };
  const condition = { measure: 'acos', is: '>', value: 30 };
  const alert = await add({ kind: 'alert', question, condition, period: 'fixed' });
  expect(alert).toMatchObject({ condition, title: expect.stringContaining('ACOS over 30%') });
  const row = eq(aiSchedules.scheduleId, alert.schedule_id);
  const [stored] = await server.db.select().from(aiSchedules).where(row);
  expect(stored?.condition).toEqual(condition);
  // As the version before wrote it, whose questions have bounds, too.
  const before = JSON.stringify({ ...question, having: { measure: 'acos', is: '>', value: 20 }, limit: 500 });
  await server.db
    .update(aiSchedules)
    .set({ question: sql`${before}::jsonb`, condition: sql`${JSON.stringify(condition)}::jsonb` })
    .where(row);
  expect((await listed())[0]).toMatchObject({ condition, reading: expect.stringContaining('ACOS > 20%') });
  passTo((await listed())[0]?.next_at);
  await work();
  const [after] = await listed();
  expect(after).toMatchObject({ last_state: 'told', is_met: true });
  const { chats } = await unite<SessionDetail>('getSessionDetail', { session_id: after?.session_id });
  expect(chats[1]?.content).toContain('ACOS over 30%');
  const block = JSON.parse(/```data\n(.*)\n```/.exec(chats[1]?.content ?? '')?.[1] ?? '{}');
  const at = block.columns.findIndex(({ key }: { key: string }) => key === 'acos');
  const shares: number[] = block.rows.map((cells: unknown[]) => cells[at]);
  expect(shares.length).toBeGreaterThan(3);
  expect([Math.min(...shares) > 0.3, Math.max(...shares) < 3]).toEqual([true, true]);
  // What is changed is changed on the same scale.
  const [edited] = await unite<Schedule[]>('editSchedule', {
    schedule_id: alert.schedule_id,
    condition: { ...condition, value: 99_999 },
  });
  expect(edited?.condition).toEqual({ ...condition, value: 99_999 });
  passTo(edited?.next_at);
  await work();
  expect((await listed())[0]).toMatchObject({ last_state: 'quiet', is_met: false });
  const draft = await unite<ScheduleDraft>('draftSchedule', {
    question: { ...question, having: { measure: 'acos', is: '>', value: 12.5 } },
  });
  expect(draft.condition).toEqual({ measure: 'acos', is: '>', value: 12.5 });
});
