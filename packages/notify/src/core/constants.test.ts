import { expect, it } from 'vitest';
import { MESSAGE_TYPES } from '../portal/messageTypes.ts';
import { ANNOUNCEMENT_TYPES, EXPORT_STATUS, NOTIFY_LIMITS, NOTIFY_TIMES } from './constants.ts';

it('[N800] times, sizes and kinds are those of the product', () => {
  expect(NOTIFY_TIMES).toMatchObject({
    exportPollMs: 2500,
    exportNoticeMs: 6000,
    exportPushDelayMs: 1500,
    exportPushToastMs: 3000,
    exportPingMs: 60_000,
    reconnectMs: [5000, 6000],
    tickerStartMs: 2000,
    announcementNextMs: 350,
  });
  expect(NOTIFY_LIMITS).toMatchObject({
    previewSize: 4,
    badgeMax: 99,
    maxToasts: 3,
    tickerPixelsPerFrame: 2,
  });
  expect(MESSAGE_TYPES).toEqual({ system: 3, guide: 7, exportFinished: 8 });
  expect(Object.values(ANNOUNCEMENT_TYPES)).toEqual([1, 2, 4, 5, 7]);
  expect(EXPORT_STATUS).toEqual({ waiting: 0, processing: 1, completed: 2, failed: 3 });
});
