import { expect, it } from 'vitest';
import { readFrame } from './readFrame.ts';

const frame = (fields: object) => readFrame(JSON.stringify(fields));

it('[N601] a notice in the package’s own words is read with what it says', () => {
  const notice = {
    id: '7',
    title: 'Paid',
    body: 'Invoice 4711',
    category: 'invoices',
    link: '/4711',
    importance: 'urgent',
    about: 'export-ready',
    data: { id: 't' },
    time: '2026-11-21T00:00:00Z',
  };
  expect(frame({ type: 'notice', seq: 3, notice })).toEqual({
    kind: 'notice',
    notice: {
      ...notice,
      seq: 3,
      kind: 'notice',
      noticeId: '7',
      system: false,
      time: Date.UTC(2026, 10, 21),
    },
  });
});

it('[N601] what a notice leaves out is of normal importance, without category and id', () => {
  expect(frame({ type: 'notice', notice: { title: 'x', importance: 'loud', category: {} } })).toMatchObject({
    notice: { id: undefined, noticeId: undefined, category: '', importance: 'normal', data: {} },
  });
  expect(frame({ type: 'notice', seq: 4, notice: { title: 'x' } })).toMatchObject({
    notice: { id: 'seq-4' },
  });
  expect(frame({ type: 'signal', signal: { about: 'menus' } })).toMatchObject({
    notice: { kind: 'signal', about: 'menus', title: '' },
  });
});

it.each(['{', '7', '{}', '{"type":"notice"}', '{"type":"notice","notice":{"id":"1"}}', '{"msgType":3}', 5])(
  '[N602] %s is not understood',
  (data) => expect(readFrame(data)).toEqual({ kind: 'unknown' }),
);

it('[N601] signs of life are no frames to tell of', () => {
  for (const data of ['ping', 'pong', '{"type":"ping"}', '{"type":"pong"}'])
    expect(readFrame(data)).toEqual({ kind: 'ignored' });
});

it('[N1800] a frame is read from an object as from its JSON; what is neither is not understood', () => {
  const told = { type: 'notice', seq: 3, notice: { id: '7', title: 'Paid' } };
  expect(readFrame(told)).toEqual(frame(told));
  expect(readFrame(told)).toMatchObject({ kind: 'notice', notice: { noticeId: '7', title: 'Paid' } });
  for (const data of [null, undefined, [told], new ArrayBuffer(8), new Blob(['{}'])])
    expect(readFrame(data)).toEqual({ kind: 'unknown' });
});
