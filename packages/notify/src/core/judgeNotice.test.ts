import { expect, it } from 'vitest';
import { judgeNotice } from './judgeNotice.ts';
import type { PushedNotice } from './types.ts';

const NOW = Date.parse('2026-11-21T23:00:00+08:00');
const context = {
  now: NOW,
  windows: [],
  zone: 'Asia/Shanghai',
  pausedUntil: undefined,
};
const night = { category: 21, beginTime: '22:00', endTime: '08:00', isNextDay: true, muted: false };

const notice = (fields: Partial<PushedNotice> = {}) => ({
  importance: 'normal' as const,
  category: 21,
  time: NOW - 1000,
  ...fields,
});

it('[N14] a notice pops up, one of low importance moves the counter only', () => {
  expect(judgeNotice(notice(), context)).toBe('toast');
  expect(judgeNotice(notice({ importance: 'low' }), context)).toBe('count');
});

it('[N15] what is held back by its window or by a pause still counts; it is judged when it would be shown', () => {
  const held = { ...context, windows: [night] };
  expect(judgeNotice(notice(), held)).toBe('count');
  expect(judgeNotice(notice(), { ...held, now: Date.parse('2026-11-22T08:00:00+08:00') })).toBe('summary');
  expect(judgeNotice(notice({ category: 8 }), held)).toBe('toast');
  expect(judgeNotice(notice(), { ...context, pausedUntil: NOW + 1 })).toBe('count');
  expect(judgeNotice(notice(), { ...context, pausedUntil: NOW })).toBe('toast');
});

it('[N15] what is urgent always shows, whatever is muted', () => {
  const held = { ...context, windows: [{ ...night, muted: true }], pausedUntil: NOW + 1000 };
  expect(judgeNotice(notice({ importance: 'urgent', time: NOW - 600_000 }), held)).toBe('toast');
});

it('[N16] after a long sleep old messages come in one summary', () => {
  expect(judgeNotice(notice({ time: NOW - 61_000 }), context)).toBe('summary');
  expect(judgeNotice(notice({ time: NOW - 59_000 }), context)).toBe('toast');
  expect(judgeNotice(notice({ time: undefined }), context)).toBe('toast');
  expect(judgeNotice(notice({ time: NOW - 61_000, importance: 'low' }), context)).toBe('count');
});
