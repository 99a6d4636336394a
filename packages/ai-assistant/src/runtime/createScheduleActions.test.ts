import { expect, it, onTestFinished } from 'vitest';
import { AssistantError } from '../core/errors.ts';
import type { Notice } from '../core/types.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { EXAMPLE_SCHEDULES } from '../testing/exampleSchedules.ts';
import { createAssistant } from './createAssistant.ts';

const question = { measures: ['daysOfCover'] };
const form = { title: ' Stock ', period: 'now', weekdays: [1], time: '09:00', condition: undefined };

function start() {
  const notices: Notice[] = [];
  const transport = createFakeTransport({ data: { schedules: structuredClone(EXAMPLE_SCHEDULES) } });
  const { actions, dispose } = createAssistant({
    transport,
    userId: 'u1',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: (notice) => notices.push(notice),
    wake: () => () => {},
  });
  onTestFinished(dispose);
  actions.activate();
  return { ...actions, transport, notices, last: () => transport.calls.at(-1) };
}

it('[I301] what is sent is what its kind needs, under an id of its own; it is told that it was added', async () => {
  const { addSchedule, last, notices } = start();
  const list = await addSchedule('schedule', question, form);
  expect(list?.map(({ title }) => title.trim())).toContain('Stock');
  const { client_id, ...sent } = (last()?.data ?? {}) as Record<string, unknown>;
  expect(client_id).toMatch(/^.{8,}$/);
  expect(sent).toEqual({
    kind: 'schedule',
    question,
    title: ' Stock ',
    period: 'now',
    weekdays: [1],
    time: '09:00',
  });
  const condition = { measure: 'daysOfCover', is: '<' as const, value: 14 };
  await addSchedule('alert', question, { ...form, condition });
  expect(last()?.data).not.toHaveProperty('time');
  expect(last()?.data).toMatchObject({ kind: 'alert', condition });
  expect(notices.map(({ code }) => code)).toEqual(['schedule-added', 'alert-added']);
});

it('[I301] they are listed, changed, paused and removed; what fails is told and changes nothing', async () => {
  const { loadSchedules, addSchedule, editSchedule, pauseSchedule, removeSchedule, ...more } = start();
  const { draftSchedule, transport, notices } = more;
  const before = await loadSchedules();
  expect(before?.map(({ kind }) => kind)).toEqual(['schedule', 'alert', 'schedule']);
  expect((await pauseSchedule('sc1', true))?.[0]?.state).toBe('paused');
  expect((await editSchedule('sc1', { ...form, title: 'New' }))?.[0]?.title).toBe('New');
  expect((await removeSchedule('sc1'))?.length).toBe(2);
  expect((await draftSchedule(question))?.periods.length).toBeGreaterThan(1);
  for (const method of ['getSchedules', 'editSchedule', 'draftSchedule', 'addSchedule'] as const)
    transport.fail(method, new AssistantError('server', { text: 'no' }));
  expect(await loadSchedules()).toBeUndefined();
  expect(await pauseSchedule('sc2', true)).toBeUndefined();
  expect(await draftSchedule(question)).toBeUndefined();
  expect(await addSchedule('schedule', question, form)).toBeUndefined();
  expect(notices.map(({ text }) => text)).toEqual(['no', 'no', 'no']);
});
