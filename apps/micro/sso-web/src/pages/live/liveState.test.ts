import type { LiveDetail } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { liveState, serverNow } from './liveState.ts';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const detail = (part: Partial<LiveDetail>): LiveDetail => ({
  liveBeginTime: '2026-06-01T09:00:00Z',
  liveEndTime: '2026-06-01T11:00:00Z',
  ...part,
});

it.each<[Partial<LiveDetail>, string]>([
  [{}, 'live'],
  [{ liveBeginTime: '2026-06-01T10:00:01Z' }, 'ahead'],
  [{ liveEndTime: '2026-06-01T10:00:00Z' }, 'over'],
  [{ liveEndTime: '2026-06-01T10:00:00Z', liveVideoUrl: '/upload/media/x' }, 'replay'],
  [{ liveBeginTime: undefined, liveEndTime: undefined }, 'over'],
])('%j is %s', (part, state) => {
  expect(liveState(detail(part), NOW)).toBe(state);
});

it('goes by the clock of the server', () => {
  expect(serverNow({ serverTime: '2026-06-01T10:00:00Z' })).toBe(NOW);
});
