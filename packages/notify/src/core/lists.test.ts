import { expect, it } from 'vitest';
import { showCategories } from './categories.ts';
import { chooseTab } from './chooseTab.ts';
import { tickerItems, tickerRunMs } from './ticker.ts';

it('[N24] categories carry their name in the language and their do-not-disturb window', () => {
  const window = { category: 21, beginTime: '22:00', endTime: '08:00', isNextDay: true, muted: false };
  const known = [
    { id: 21, name: '库存', names: { 'en-US': 'Stock' }, icon: 'box' },
    { id: 'orders', name: '订单', names: { 'en-US': ' ' } },
    { id: 21, name: '重复' },
  ];
  expect(showCategories(known, [window], 'en-US')).toEqual([
    { id: 21, name: 'Stock', icon: 'box', window },
    { id: 'orders', name: '订单', icon: undefined, window: undefined },
  ]);
});

it('[N51] the ticker says what is about renewing first, in the language, as plain words', () => {
  const announcements = [
    { id: 'a', title: '升级', titleEn: 'Upgrade', msg: '<b>今晚</b>&nbsp;' },
    { id: 'b' },
  ];
  const renewals = [{ id: 'r', title: 'ERP 即将到期', msg: '' }];
  expect(tickerItems({ announcements, renewals }, 'en-US')).toEqual([
    { key: 'renewal-r', text: 'ERP 即将到期', renews: true },
    { key: 'announcement-a', text: 'Upgrade: 今晚', renews: false },
  ]);
});

it.each([
  ['满&nbsp;100&nbsp;减&#160;10&hellip;', '满 100 减 10…'],
  ['R&amp;D &lt;b&gt; &#x4ECA;&#26202; &copy; &#9999999;', 'R&D <b> 今晚 &copy; &#9999999;'],
  ['&amp;nbsp;', '&nbsp;'],
])('[N51] %s is read as a person would, and once', (msg, text) => {
  expect(tickerItems({ announcements: [{ msg }], renewals: [] }, 'zh-CN')[0]?.text).toBe(text);
});

it('[N52] the ticker moves two pixels a frame, on every screen as fast as on a usual one', () => {
  expect(tickerRunMs(120)).toBeCloseTo(1000);
  expect(tickerRunMs(0)).toBe(0);
});

it('[N70] the visible tab used last shows a message; without one the tab used last', () => {
  const tab = (id: string, isVisible: boolean, focusedAt: number) => ({ id, isVisible, focusedAt });
  expect(chooseTab([tab('a', true, 1), tab('b', true, 2), tab('c', false, 3)])?.id).toBe('b');
  expect(chooseTab([tab('a', false, 1), tab('c', false, 3)])?.id).toBe('c');
  expect(chooseTab([tab('b', true, 1), tab('a', true, 1)])?.id).toBe('a');
  expect(chooseTab([])).toBeUndefined();
});
