import { expect, it } from 'vitest';
import { isSecurityMessage, judgeMessage } from './judgeMessage.ts';
import type { PushedMessage } from './types.ts';

const NOW = Date.parse('2026-11-21T23:00:00+08:00');
const titles = new Set(['账号停用', '下线通知']);
const context = {
  now: NOW,
  windows: [],
  zone: 'Asia/Shanghai',
  pausedUntil: undefined,
  securityTitles: titles,
};
const night = { messageType: 21, beginTime: '22:00', endTime: '08:00', isNextDay: true, muted: false };

const message = (fields: Partial<PushedMessage>): PushedMessage => ({
  id: 'p1',
  seq: 1,
  type: 3,
  classification: 21,
  noticeId: undefined,
  title: '库存预警',
  text: undefined,
  info: {},
  eject: true,
  system: false,
  createdAt: NOW - 1000,
  ...fields,
});

it('[N14] a system message pops up when it says so, else it moves the counter only', () => {
  expect(judgeMessage(message({}), context)).toBe('toast');
  expect(judgeMessage(message({ eject: false }), context)).toBe('count');
});

it('[N14] an export is told, the guide’s frames and unknown types are not', () => {
  expect(judgeMessage(message({ type: 8, eject: false }), context)).toBe('toast');
  for (const type of [7, 0, 4, 99, -1]) expect(judgeMessage(message({ type }), context)).toBe('ignore');
});

it('[N15] what is held back by its window or by a pause still counts; it is judged when it would be shown', () => {
  const held = { ...context, windows: [night] };
  expect(judgeMessage(message({}), held)).toBe('count');
  expect(judgeMessage(message({}), { ...held, now: Date.parse('2026-11-22T08:00:00+08:00') })).toBe(
    'summary',
  );
  expect(judgeMessage(message({ classification: 8, type: 8 }), held)).toBe('toast');
  expect(judgeMessage(message({}), { ...context, pausedUntil: NOW + 1 })).toBe('count');
  expect(judgeMessage(message({}), { ...context, pausedUntil: NOW })).toBe('toast');
});

it('[N15] security always shows, whatever is muted', () => {
  const held = { ...context, windows: [{ ...night, muted: true }], pausedUntil: NOW + 1000 };
  expect(judgeMessage(message({ title: '账号停用', createdAt: NOW - 600_000 }), held)).toBe('toast');
  expect(isSecurityMessage(message({ title: '账号停用', type: 8 }), titles)).toBe(false);
});

it('[N16] after a long sleep old messages come in one summary', () => {
  expect(judgeMessage(message({ createdAt: NOW - 61_000 }), context)).toBe('summary');
  expect(judgeMessage(message({ createdAt: NOW - 59_000 }), context)).toBe('toast');
  expect(judgeMessage(message({ createdAt: undefined }), context)).toBe('toast');
  expect(judgeMessage(message({ createdAt: NOW - 61_000, eject: false }), context)).toBe('count');
});
