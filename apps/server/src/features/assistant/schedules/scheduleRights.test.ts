import type { Schedule } from '@portal/api-client/contract/ai';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import { memberships, users } from '../../../db/schema/identity.ts';
import { roleMenus } from '../../../db/schema/menus.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { SALES, withSchedules } from './withSchedules.ts';

let server: DemoServer;
const { unite, addSales, listed, told, work, passTo } = withSchedules((opened) => {
  server = opened;
});

it('[S1205] who may not see it any more is told so once, and is not asked for any more', async () => {
  const schedule = await addSales({}, 'staff');
  const role = eq(roleMenus.role, (await roleOf('u-staff')) ?? '');
  const granted = await server.db.delete(roleMenus).where(role).returning();
  passTo(schedule.next_at);
  await work();
  const [stopped] = await listed('staff');
  expect(stopped).toMatchObject({ state: 'stopped', last_state: 'refused' });
  expect([stopped?.next_at, stopped?.session_id]).toEqual([undefined, undefined]);
  const [notice] = await told();
  expect([notice?.userId, notice?.info]).toEqual(['u-staff', 'Stopped: you may not see this data any more.']);
  const going = { method: 'editSchedule', data: { schedule_id: schedule.schedule_id, paused: false } };
  expect((await server.ask('callUnite', going, { as: 'staff' })).code).not.toBe('200');
  await server.db.insert(roleMenus).values(granted);
  expect((await server.ask('callUnite', going, { as: 'staff' })).code).toBe('200');
  expect((await listed('staff'))[0]?.state).toBe('active');
});

it('[S1205] for who is disabled, or works for the company no more, nothing is asked', async () => {
  const schedule = await addSales({}, 'staff');
  const person = eq(users.id, 'u-staff');
  const membership = and(eq(memberships.userId, 'u-staff'), eq(memberships.companyId, 'c-starlight'));
  await server.db.update(users).set({ status: 'disabled' }).where(person);
  passTo(schedule.next_at);
  await work();
  await server.db.update(users).set({ status: 'active' }).where(person);
  expect((await listed('staff'))[0]?.state).toBe('stopped');
  const [going] = await unite<Schedule[]>(
    'editSchedule',
    { schedule_id: schedule.schedule_id, paused: false },
    'staff',
  );
  await server.db.update(memberships).set({ disabledAt: server.clock.now() }).where(membership);
  passTo(going?.next_at);
  await work();
  await server.db.update(memberships).set({ disabledAt: null }).where(membership);
  expect((await listed('staff'))[0]?.state).toBe('stopped');
  expect(await told()).toEqual([]);
});

it('[S1206] a day has its limit, and a person theirs', async () => {
  const schedule = await addSales({ weekdays: [] });
  passTo(schedule.next_at);
  const full = { toldDay: schedule.next_at?.slice(0, 10), toldCount: 30 };
  await server.db.update(aiSchedules).set(full);
  await work();
  expect((await listed())[0]?.last_state).toBe('limit');
  passTo((await listed())[0]?.next_at);
  await work();
  expect((await listed())[0]?.last_state).toBe('told');
  for (let count = 1; count < 20; count += 1) await addSales();
  const request = { question: SALES, time: '09:00', kind: 'schedule', client_id: 'one-too-many' };
  const refusal = await server.ask(
    'callUnite',
    { method: 'addSchedule', data: request },
    { language: 'en-US' },
  );
  expect(refusal.message).toContain('At most 20');
});

it('[S1204] the same is added once; what cannot be asked so is refused, of others there is nothing', async () => {
  const data = { kind: 'schedule', client_id: 'only-once', question: SALES, time: '09:00' };
  await Promise.all([1, 2, 3].map(() => unite('addSchedule', data)));
  expect((await listed()).length).toBe(1);
  for (const wrong of [
    { ...data, question: { measures: ['password'] } },
    { ...data, time: undefined },
    { ...data, time: '25:00' },
    { ...data, period: 'next-year' },
    { ...data, period: 'now' },
    { ...data, weekdays: [8] },
    { ...data, kind: 'alert' },
    { ...data, kind: 'alert', condition: { measure: 'acos', is: '<', value: 1 } },
    { ...data, kind: 'alert', condition: { measure: 'toString', is: '<', value: 1 } },
  ]) {
    const asked = { method: 'addSchedule', data: { ...wrong, client_id: 'something-else' } };
    expect((await server.ask('callUnite', asked)).code, JSON.stringify(wrong)).not.toBe('200');
  }
  const [own] = await listed();
  const ids = { schedule_id: own?.schedule_id };
  for (const method of ['editSchedule', 'removeSchedule'])
    expect((await server.ask('callUnite', { method, data: ids }, { as: 'staff' })).code).toBe('404');
  expect(await listed('staff')).toEqual([]);
  expect((await listed()).length).toBe(1);
});

it('[S1207] once colleagues are in its conversation, the next answer stands in one of the person’s own', async () => {
  const schedule = await addSales({ weekdays: [] });
  passTo(schedule.next_at);
  await work();
  const [first] = await listed();
  await unite('convertSession', {
    session_id: first?.session_id,
    title: 'Team',
    partake_users: ['u-staff'],
  });
  passTo(first?.next_at);
  await work();
  const [second] = await listed();
  expect(second?.last_state).toBe('told');
  expect(second?.session_id).not.toBe(first?.session_id);
});

async function roleOf(userId: string) {
  const [row] = await server.db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, 'c-starlight')));
  return row?.role;
}
