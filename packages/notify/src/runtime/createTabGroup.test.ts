import { beforeEach, expect, it } from 'vitest';
import { createFakeBrowser, type FakeTab } from '../testing/createFakeBrowser.ts';
import { createTabGroup } from './createTabGroup.ts';
import type { TabGroup, TabMessage } from './ports.ts';

let time: number;
let browser: ReturnType<typeof createFakeBrowser>;
beforeEach(() => {
  time = 1000;
  browser = createFakeBrowser();
});

const NAME = 'portal:notify:s1';
/** What is said and granted between tabs is there after some turns. */
const settle = () => new Promise((done) => setTimeout(done));

async function join(options: Partial<Parameters<typeof createTabGroup>[0]> & { visible?: boolean } = {}) {
  const { visible = true, ...more } = options;
  const tab = browser.openTab({ visible });
  const { id, page, locks, channel } = tab;
  const group = createTabGroup({ name: NAME, id, page, now: () => time, locks, channel, ...more });
  const heard: TabMessage[] = [];
  const leads: string[] = [];
  group.onMessage((message) => heard.push(message));
  group.onLeading(() => leads.push(id));
  await settle();
  return { tab, group, heard, leads };
}

/** A stranger's tab on the same channel. */
const stranger = () => browser.openTab().channel;
const say = async (channel: FakeTab['channel'], message: unknown) => {
  channel.postMessage(message);
  await settle();
};
const chosen = (group: TabGroup) => group.chooseTab().id;

it('[N71] the first tab leads, a second one hears it and does not lead', async () => {
  const first = await join();
  const second = await join();
  expect([first.group.isShared, first.group.isLeader, second.group.isLeader]).toEqual([true, true, false]);
  expect([first.leads, second.leads]).toEqual([['tab-1'], []]);
  first.group.post('status', { status: 'open' });
  await settle();
  expect(second.heard).toContainEqual({ kind: 'status', status: 'open', from: 'tab-1', group: NAME });
  expect(first.heard.filter(({ kind }) => kind === 'status')).toEqual([]);
});

it('[N71] who asks later whether it leads is told at once, and no more once it stopped to listen', async () => {
  const { group } = await join();
  const told: string[] = [];
  const stop = group.onLeading(() => told.push('leads'));
  expect(told).toEqual(['leads']);
  stop();
  const other = await join();
  const later: string[] = [];
  const stopLater = other.group.onLeading(() => later.push('leads'));
  stopLater();
  group.dispose();
  await settle();
  expect(other.group.isLeader).toBe(true);
  expect([told, later, other.leads]).toEqual([['leads'], [], ['tab-2']]);
});

it('[N72] another tab leads when the leading one closes, and when it crashes', async () => {
  const first = await join();
  const second = await join();
  const third = await join();
  first.group.dispose();
  await settle();
  expect([first.group.isLeader, second.group.isLeader, third.group.isLeader]).toEqual([false, true, false]);
  second.tab.crash();
  await settle();
  expect(third.group.isLeader).toBe(true);
  expect(third.leads).toEqual(['tab-3']);
});

it('[N70] the visible tab used last shows; when it is hidden or gone, another one', async () => {
  const first = await join();
  time = 2000;
  const second = await join();
  expect([chosen(first.group), chosen(second.group)]).toEqual(['tab-2', 'tab-2']);
  second.tab.hide();
  await settle();
  expect(chosen(first.group)).toBe('tab-1');
  time = 3000;
  second.tab.show();
  await settle();
  expect(first.group.chooseTab()).toEqual({ id: 'tab-2', isVisible: true, focusedAt: 3000 });
  second.tab.crash();
  await settle();
  expect(chosen(first.group)).toBe('tab-1');
});

it('[N70] a tab that was never looked at is used last of all', async () => {
  const first = await join({ visible: false });
  time = 2000;
  const second = await join({ visible: false });
  expect(second.group.chooseTab()).toMatchObject({ isVisible: false, focusedAt: 0 });
  time = 4000;
  first.tab.show();
  first.tab.hide();
  await settle();
  expect(second.group.chooseTab()).toEqual({ id: 'tab-1', isVisible: false, focusedAt: 4000 });
});

it('[N70] a new leader asks who is there, and knows tabs that came before it', async () => {
  const first = await join();
  time = 2000;
  const second = await join({ visible: false });
  time = 3000;
  const third = await join({ visible: false });
  first.tab.crash();
  await settle();
  expect(second.group.isLeader).toBe(true);
  expect(second.heard.map(({ kind, from }) => [kind, from])).toContainEqual(['presence', 'tab-3']);
  third.tab.show();
  await settle();
  expect(chosen(second.group)).toBe('tab-3');
});

it('[N71] what is said in another group, by itself, or is no message, is not heard', async () => {
  const { group, heard } = await join();
  const channel = stranger();
  heard.length = 0;
  const mine = { kind: 'x', from: 'tab-9', group: NAME };
  for (const message of [
    null,
    7,
    'x',
    {},
    { from: 'tab-9', group: NAME },
    { kind: 'x', group: NAME },
    { kind: 'x', from: 'tab-9' },
    { ...mine, group: 'portal:notify:s2' },
    { ...mine, from: 'tab-1' },
  ])
    await say(channel, message);
  expect(heard).toEqual([]);
  await say(channel, mine);
  expect(heard).toEqual([mine]);
  expect(chosen(group)).toBe('tab-1');
});

it('[N70] a presence that says nothing of the tab is no tab', async () => {
  const { group } = await join({ visible: false });
  const channel = stranger();
  for (const tab of [undefined, null, 7, {}, { isVisible: true }, { focusedAt: 9e9 }])
    await say(channel, { kind: 'presence', from: 'tab-9', group: NAME, tab });
  expect(chosen(group)).toBe('tab-1');
  // Nothing holds the lock of such a tab, as after a crash: it is forgotten as soon as it was heard.
  const tab = { id: 'tab-9', isVisible: true, focusedAt: 9e9 };
  await say(channel, { kind: 'presence', from: 'tab-9', group: NAME, tab });
  expect(chosen(group)).toBe('tab-1');
});

it.each(['locks', 'channel'] as const)('[N74] without %s every tab leads itself', async (missing) => {
  const { group, leads } = await join({ [missing]: undefined });
  expect([group.isShared, group.isLeader, leads]).toEqual([false, true, ['tab-1']]);
  expect(group.chooseTab()).toEqual({ id: 'tab-1', isVisible: true, focusedAt: 1000 });
});

it('[N75] a tab that was disposed of says, hears and leads nothing more', async () => {
  const first = await join();
  const second = await join();
  const heardBefore = [...second.heard];
  second.group.dispose();
  const { length } = first.heard;
  second.group.post('status');
  second.tab.hide();
  first.group.post('x');
  await settle();
  expect(first.heard).toHaveLength(length);
  expect(second.heard).toEqual(heardBefore);
  first.group.dispose();
  await settle();
  expect(second.group.isLeader).toBe(false);
  expect(second.leads).toEqual([]);
  const third = await join();
  expect(third.group.isLeader).toBe(true);
});
