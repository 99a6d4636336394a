import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseFrame } from './parseFrame.ts';
import { INITIAL_STREAM, transition } from './stream.ts';

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
    kind: 'message',
    message: {
      id: 'p7',
      seq: 7,
      type: 3,
      classification: 21,
      noticeId: 'n9',
      title: '库存预警',
      text: 'SKU-1 低于安全库存',
      info: {},
      eject: true,
      system: false,
      createdAt: Date.UTC(2026, 10, 21),
    },
  });
});

it('[N1] reads what a message carries as a record, or as a record written as text', () => {
  const info = { fileUrl: 'https://a.test/x.csv' };
  for (const msgInfo of [info, JSON.stringify(info)]) {
    expect(parseFrame(message({ msgType: 8, msgInfo }))).toMatchObject({ message: { info, type: 8 } });
  }
});

it('[N2] ping, pong and whatever does not parse are ignored', () => {
  const frames = [
    'ping',
    'pong',
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '[{"msgType":3}]',
    '{}',
    message({}).slice(0, -1),
  ];
  for (const frame of frames) expect(parseFrame(frame)).toEqual({ kind: 'ignored' });
  expect(parseFrame(new ArrayBuffer(9))).toEqual({ kind: 'ignored' });
  expect(parseFrame(new Blob(['{"msgType":3}']))).toEqual({ kind: 'ignored' });
  expect(parseFrame(message({ msgType: 'three' }))).toEqual({ kind: 'ignored' });
});

it('[N2] a frame of 8 MB is not even parsed', () => {
  const data = message({ msgTitle: 'x'.repeat(8 * 1024 * 1024) });
  const parse = vi.spyOn(JSON, 'parse');
  expect(parseFrame(data)).toEqual({ kind: 'ignored' });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('[N3] PSH-04: a title of a hundred thousand characters is cut, never inside a character', () => {
  const { message: cut } = parseFrame(message({ msgTitle: '😀'.repeat(60_000) })) as {
    message: { title: string };
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
  expect(parseFrame(message({ msgTitle: '账号停用' }))).toMatchObject({ message: { system: false } });
  expect(parseFrame(message({ msgTitle: '账号停用', system: true }))).toMatchObject({
    message: { system: true },
  });
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
    (parseFrame(message(fields)) as { message: { id?: string; seq?: number } }).message;
  expect(idOf({ seq: 7 })).toMatchObject({ id: 'seq-7', seq: 7 });
  expect(idOf({ seq: 0 })).toMatchObject({ id: 'seq-0', seq: 0 });
  expect(idOf({ id: 9 })).toMatchObject({ id: '9', seq: undefined });
  expect(idOf({})).toMatchObject({ id: undefined, seq: undefined });
  for (const seq of [-1, 1.5, 2 ** 53, 'x', null]) expect(idOf({ seq }).seq).toBeUndefined();
});

it('[N1] the words of a message are its text, or what its record has for one', () => {
  const textOf = (msgInfo: unknown) =>
    (parseFrame(message({ msgInfo })) as { message: { text?: string; info: object } }).message;
  expect(textOf('{库存} 不足')).toMatchObject({ text: '{库存} 不足', info: {} });
  expect(textOf('7')).toMatchObject({ text: '7', info: {} });
  expect(textOf('{"content":"a","text":"b"}')).toMatchObject({ text: 'a' });
  expect(textOf({ text: 'b' })).toMatchObject({ text: 'b', info: { text: 'b' } });
  expect(textOf({ fileUrl: 'x' }).text).toBeUndefined();
  expect(textOf(undefined).text).toBeUndefined();
});

it('[N1] what a message leaves out is its type, no title, no time, not loud', () => {
  expect(parseFrame('{"msgType":3}')).toEqual({
    kind: 'message',
    message: {
      id: undefined,
      seq: undefined,
      type: 3,
      classification: 3,
      noticeId: undefined,
      title: '',
      text: undefined,
      info: {},
      eject: false,
      system: false,
      createdAt: undefined,
    },
  });
  expect(parseFrame(message({ createTime: 5, system: 1, eject: '1' }))).toMatchObject({
    message: { createdAt: 5, system: true, eject: true },
  });
  expect(parseFrame(message({ createTime: 'soon', system: 'true' }))).toMatchObject({
    message: { createdAt: undefined, system: true },
  });
  expect(parseFrame(message({ createTime: true, system: 'yes', eject: 2 }))).toMatchObject({
    message: { createdAt: undefined, system: false, eject: false },
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
