import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { INITIAL_STREAM, transition } from '../core/stream.ts';
import { parseFrame } from './parseFrame.ts';

const message = (fields: object) => JSON.stringify({ msgType: 3, msgTitle: '库存预警', ...fields });

it('[N1] reads a message with its place, id, type, texts and time', () => {
  const frame = message({
    messageType: 21,
    msgInfo: 'SKU-1 低于安全库存',
    eject: 1,
    seq: 7,
    id: 'p7',
    noticeId: 'n9',
    createTime: '2026-11-21T08:00:00+08:00',
  });
  expect(parseFrame(frame)).toEqual({
    kind: 'notice',
    notice: {
      id: 'p7',
      seq: 7,
      kind: 'notice',
      category: 21,
      noticeId: 'n9',
      title: '库存预警',
      body: 'SKU-1 低于安全库存',
      link: undefined,
      importance: 'normal',
      about: undefined,
      data: {},
      system: false,
      time: Date.UTC(2026, 10, 21),
    },
  });
});

it('[N1] reads what a message carries as a record, or as a record written as text', () => {
  const info = { fileUrl: 'https://a.test/x.csv' };
  for (const msgInfo of [info, JSON.stringify(info)]) {
    expect(parseFrame(message({ msgType: 8, msgInfo }))).toMatchObject({
      notice: { data: info, about: 'export-ready' },
    });
  }
});

it('[N2] ping, pong and whatever does not parse are ignored', () => {
  const frames = ['', '{', 'null', '7', '"x"', '[]', '[{"msgType":3}]', '{}', message({}).slice(0, -1)];
  for (const frame of ['ping', 'pong']) expect(parseFrame(frame)).toEqual({ kind: 'ignored' });
  for (const frame of frames) expect(parseFrame(frame)).toEqual({ kind: 'unknown' });
  expect(parseFrame(new ArrayBuffer(9))).toEqual({ kind: 'unknown' });
  expect(parseFrame(new Blob(['{"msgType":3}']))).toEqual({ kind: 'unknown' });
  expect(parseFrame(message({ msgType: 'three' }))).toEqual({ kind: 'unknown' });
});

it('[N2] a frame of 8 MB is not even parsed', () => {
  const data = message({ msgTitle: 'x'.repeat(8 * 1024 * 1024) });
  const parse = vi.spyOn(JSON, 'parse');
  expect(parseFrame(data)).toEqual({ kind: 'unknown' });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('[N3] PSH-04: a title of a hundred thousand characters is cut, never inside a character', () => {
  const { notice: cut } = parseFrame(message({ msgTitle: '😀'.repeat(60_000) })) as {
    notice: { title: string };
  };
  expect(cut.title.length).toBeLessThanOrEqual(201);
  expect(encodeURIComponent(cut.title)).toContain('%F0%9F%98%80');
});

it('[N4] reads the greeting and what changed elsewhere', () => {
  const serverTime = '2026-11-21T00:00:00.000Z';
  expect(
    parseFrame(JSON.stringify({ type: 'hello', epoch: 'e', seq: 4, recovered: true, serverTime })),
  ).toEqual({
    kind: 'hello',
    epoch: 'e',
    seq: 4,
    recovered: true,
    serverTime: Date.parse(serverTime),
  });
  expect(parseFrame('{"type":"changed","what":"read","noReadCount":3}')).toEqual({
    kind: 'changed',
    what: 'read',
    unread: 3,
  });
});

it('[N4] only the server marks a message as its own; its title does not', () => {
  expect(parseFrame(message({ msgTitle: '账号停用' }))).toMatchObject({ notice: { system: false } });
  expect(parseFrame(message({ msgTitle: '账号停用', system: true }))).toMatchObject({
    notice: { system: true },
  });
});

it.each([
  [3, 1, '库存预警', 'notice', 'normal', undefined],
  [3, 0, '库存预警', 'notice', 'low', undefined],
  [3, 0, '账号停用', 'notice', 'urgent', undefined],
  [8, 0, '账号停用', 'notice', 'normal', 'export-ready'],
  [7, 1, '', 'signal', 'normal', 'guide'],
  [99, 1, '', 'signal', 'normal', undefined],
])(
  '[N14] kind %s with eject %s and title “%s” is a %s, %s, about %s',
  (msgType, eject, msgTitle, kind, importance, about) => {
    const frame = parseFrame(message({ msgType, eject, msgTitle }), new Set(['账号停用']));
    expect(frame).toMatchObject({ notice: { kind, importance, about } });
  },
);

it('[N720] a message with a task and why it failed is about a failed export', () => {
  const frame = parseFrame(message({ msgInfo: { taskId: 't', failReason: 'x' } }));
  expect(frame).toMatchObject({ notice: { about: 'export-failed', importance: 'low' } });
});

describe('[N2] ten thousand malformed frames', () => {
  const anyFrame = fc.oneof(
    fc.string(),
    fc.json(),
    fc.uint8Array().map((bytes) => bytes.buffer),
    fc.anything(),
    fc
      .record({ msgType: fc.anything(), msgTitle: fc.anything(), seq: fc.anything(), id: fc.anything() })
      .map(toJson),
    fc
      .record({ type: fc.constantFrom('hello', 'changed'), epoch: fc.anything(), seq: fc.anything() })
      .map(toJson),
  );
  const shownIn = { isMine: true, isVisible: true };
  it('[N2] throw nothing and leave a stream that still delivers', () => {
    let state = INITIAL_STREAM;
    fc.assert(
      fc.property(anyFrame, (data) => {
        [state] = transition(state, { type: 'frame', frame: parseFrame(data), shownIn });
      }),
      { numRuns: 10_000 },
    );
    // A hostile number may stand anywhere below the largest: the next one is still a message.
    const seq = Math.min((state.cursor ?? 0) + 1, Number.MAX_SAFE_INTEGER);
    const frame = parseFrame(message({ seq, id: 'after-the-storm' }));
    const [, effects] = transition({ ...state, cursor: seq - 1 }, { type: 'frame', frame, shownIn });
    expect(effects).toEqual([expect.objectContaining({ type: 'deliver' })]);
  });
});

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

it('[N1] a message without an id is known by its place; without either it has none', () => {
  const idOf = (fields: object) =>
    (parseFrame(message(fields)) as { notice: { id?: string; seq?: number } }).notice;
  expect(idOf({ seq: 7 })).toMatchObject({ id: 'seq-7', seq: 7 });
  expect(idOf({ seq: 0 })).toMatchObject({ id: 'seq-0', seq: 0 });
  expect(idOf({ id: 9 })).toMatchObject({ id: '9', seq: undefined });
  expect(idOf({})).toMatchObject({ id: undefined, seq: undefined });
  for (const seq of [-1, 1.5, 2 ** 53, 'x', null]) expect(idOf({ seq }).seq).toBeUndefined();
});

it('[N1] the words of a message are its text, or what its record has for one', () => {
  const textOf = (msgInfo: unknown) =>
    (parseFrame(message({ msgInfo })) as { notice: { body?: string; data: object } }).notice;
  expect(textOf('{库存} 不足')).toMatchObject({ body: '{库存} 不足', data: {} });
  expect(textOf('7')).toMatchObject({ body: '7', data: {} });
  expect(textOf('{"content":"a","text":"b"}')).toMatchObject({ body: 'a' });
  expect(textOf({ text: 'b' })).toMatchObject({ body: 'b', data: { text: 'b' } });
  expect(textOf({ fileUrl: 'x' }).body).toBeUndefined();
  expect(textOf(undefined).body).toBeUndefined();
});

it('[N1] what a message leaves out is its type, no title, no time, not loud', () => {
  expect(parseFrame('{"msgType":3}')).toEqual({
    kind: 'notice',
    notice: {
      id: undefined,
      seq: undefined,
      kind: 'notice',
      category: 3,
      noticeId: undefined,
      title: '',
      body: undefined,
      link: undefined,
      importance: 'low',
      about: undefined,
      data: {},
      system: false,
      time: undefined,
    },
  });
  expect(parseFrame(message({ createTime: 5, system: 1, eject: '1' }))).toMatchObject({
    notice: { time: 5, system: true, importance: 'normal' },
  });
  expect(parseFrame(message({ createTime: 'soon', system: 'true' }))).toMatchObject({
    notice: { time: undefined, system: true },
  });
  expect(parseFrame(message({ createTime: true, system: 'yes', eject: 2 }))).toMatchObject({
    notice: { time: undefined, system: false, importance: 'low' },
  });
});

it('[N4] a greeting or a change that says little is read as far as it goes', () => {
  expect(parseFrame('{"type":"hello"}')).toEqual({
    kind: 'hello',
    epoch: '',
    seq: 0,
    recovered: false,
    serverTime: undefined,
  });
  expect(parseFrame('{"type":"changed"}')).toEqual({ kind: 'changed', what: '', unread: undefined });
});
