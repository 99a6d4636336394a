import { expect, it } from 'vitest';
import { createToasts } from './createToasts.ts';

it('[U21] showing again under one id replaces it without telling the first that it closed', () => {
  const toasts = createToasts();
  const closed: string[] = [];
  toasts.show({ id: 'export', title: 'Preparing', onClose: () => closed.push('preparing') });
  toasts.show({ id: 'export', title: 'Ready', onClose: () => closed.push('ready') });
  expect(toasts.get().map(({ title }) => title)).toEqual(['Ready']);
  toasts.dismiss('export');
  expect(closed).toEqual(['ready']);
});

it('[U20] two queues share nothing', () => {
  const [one, other] = [createToasts(), createToasts()];
  const told: string[] = [];
  other.subscribe(() => told.push('other'));
  one.show({ id: 'export', title: 'Here', onClose: () => told.push('closed') });
  expect(other.get()).toEqual([]);
  expect(told).toEqual([]);
  other.show({ id: 'export', title: 'There' });
  other.dismiss('export');
  expect(one.get().map(({ title }) => title)).toEqual(['Here']);
  expect(told).not.toContain('closed');
});
