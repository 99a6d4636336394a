import type { RequestOf, WorkspaceContent } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { PortalContract } from '../../http/handlers.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

type NewWorkspace = RequestOf<PortalContract['saveWorkspace']>;

const STAFF = { as: 'staff' };
const pane = (key: string) => ({
  key,
  kind: 'micro-app' as const,
  app: 'amazon',
  path: `/${key}?site=DE`,
  tab: key,
});
const content = (...keys: string[]): WorkspaceContent => ({
  panes: keys.map(pane),
  activeKey: keys[0] ?? '',
  splitRatio: 0.4,
  scope: { shop: 'shop-1' },
});
const workspace = (name: string, more: Partial<NewWorkspace> = {}): NewWorkspace => ({
  name,
  serviceId: 'svc-1',
  systemCode: 'OMS',
  content: content('orders', 'stock'),
  ...more,
});

const UNFIT = [
  ['an address of another scheme', { panes: [{ ...pane('x'), path: 'javascript:alert(1)' }] }],
  ['an address of no origin', { panes: [{ ...pane('x'), path: '//evil.example' }] }],
  ['no pane', { panes: [] }],
  ['101 panes', { panes: Array.from({ length: 101 }, (_, at) => pane(`p${at}`)) }],
  ['a ratio that no split has', { splitRatio: 3 }],
] as const;

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const keysOf = ({ content }: { content: WorkspaceContent }) => content.panes.map(({ key }) => key);
const idsOf = async (as = {}) =>
  (await server.call('querySavedWorkspaces', {}, as)).dataList.map(({ id }) => id);

describe('saved workspaces', () => {
  it('[S560] are found again as they were saved, and are their owner’s alone', async () => {
    const saved = await server.call('saveWorkspace', workspace('早班'));
    expect(saved).toMatchObject({ name: '早班', isOwn: true, audience: 'own', isStart: false });
    expect(await server.call('getSavedWorkspace', { id: saved.id })).toEqual(saved);
    expect(saved.content).toEqual(content('orders', 'stock'));
    expect(await idsOf(STAFF)).not.toContain(saved.id);
    expect((await server.ask('getSavedWorkspace', { id: saved.id }, STAFF)).code).toBe('404');
    for (const name of ['changeWorkspace', 'deleteWorkspace', 'bringBackWorkspace'] as const)
      await server.ask(name, { id: saved.id, name: 'mine' }, STAFF);
    expect(await server.call('getSavedWorkspace', { id: saved.id })).toEqual(saved);
  });

  it('[S561] shared by link are read by colleagues who have it, shared with the company listed for all', async () => {
    const { id } = await server.call('saveWorkspace', workspace('共享'));
    await server.call('changeWorkspace', { id, audience: 'link' });
    expect(await idsOf(STAFF)).not.toContain(id);
    expect(await server.call('getSavedWorkspace', { id }, STAFF)).toMatchObject({
      isOwn: false,
      owner: expect.any(String),
    });
    await server.call('changeWorkspace', { id, audience: 'team' });
    expect(await idsOf(STAFF)).toContain(id);
    expect((await server.ask('saveWorkspace', { ...workspace('抢'), id }, STAFF)).code).toBe('404');
    await server.call('changeWorkspace', { id, audience: 'own' });
    expect((await server.ask('getSavedWorkspace', { id }, STAFF)).code).toBe('404');
  });

  it('[S561] of another company do not exist', async () => {
    const { id } = await server.call('saveWorkspace', workspace('别家'));
    await server.call('changeWorkspace', { id, audience: 'team' });
    const other = { as: 'brand' };
    expect((await server.ask('getSavedWorkspace', { id }, other)).code).toBe('404');
    expect(await idsOf(other)).not.toContain(id);
  });

  it('[S562] keep the panes of two devices that saved one after the other, and lose those that were closed', async () => {
    const { id } = await server.call('saveWorkspace', workspace('两台设备', { content: content('a', 'b') }));
    const seen = ['a', 'b'];
    const onDesk = { ...workspace('两台设备', { content: content('a', 'b', 'c') }), id, seen };
    const onLaptop = { ...workspace('两台设备', { content: content('b', 'd') }), id, seen };
    expect(keysOf(await server.call('saveWorkspace', onDesk))).toEqual(['a', 'b', 'c']);
    expect(keysOf(await server.call('saveWorkspace', onLaptop))).toEqual(['b', 'd', 'c']);
  });

  it('[S562] keep them also when both save at once', async () => {
    const { id } = await server.call('saveWorkspace', workspace('同时', { content: content('a') }));
    const saves = ['b', 'c', 'd', 'e'].map((key) =>
      server.call('saveWorkspace', { ...workspace('同时', { content: content('a', key) }), id, seen: ['a'] }),
    );
    await Promise.all(saves);
    expect(keysOf(await server.call('getSavedWorkspace', { id })).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[S563] are renamed, but not to a name that another one of the system has', async () => {
    const { id } = await server.call('saveWorkspace', workspace('甲'));
    await server.call('saveWorkspace', workspace('乙'));
    expect((await server.ask('changeWorkspace', { id, name: '乙' })).code).toBe('400');
    expect((await server.ask('saveWorkspace', workspace('甲'))).code).toBe('400');
    expect(await server.call('changeWorkspace', { id, name: ' 丙 ' })).toMatchObject({ name: '丙' });
    await server.call('saveWorkspace', workspace('乙', { serviceId: 'svc-2' }));
  });

  it('[S564] come back for a day after they were removed', async () => {
    const { id } = await server.call('saveWorkspace', workspace('撤销'));
    expect(await server.call('deleteWorkspace', { id })).toEqual({ deleted: 1 });
    expect(await server.call('deleteWorkspace', { id })).toEqual({ deleted: 0 });
    expect(await idsOf()).not.toContain(id);
    expect(await server.call('bringBackWorkspace', { id })).toMatchObject({ name: '撤销' });
    await server.call('deleteWorkspace', { id });
    server.clock.advance({ hours: 25 });
    expect((await server.ask('bringBackWorkspace', { id })).code).toBe('404');
  });

  it('[S565] begin the day: one a system and person, as long as it may be seen', async () => {
    const { id } = await server.call('saveWorkspace', workspace('晨会'));
    const start = { serviceId: 'svc-1', id };
    expect((await server.ask('startWithWorkspace', start, STAFF)).code).toBe('404');
    await server.call('changeWorkspace', { id, audience: 'team' });
    await server.call('startWithWorkspace', start, STAFF);
    const startOf = async () =>
      (await server.call('querySavedWorkspaces', {}, STAFF)).dataList.filter(({ isStart }) => isStart);
    expect((await startOf()).map((one) => one.id)).toEqual([id]);
    const { startWorkspaces } = await server.call('userActionConfig', {}, STAFF);
    expect(startWorkspaces).toEqual({ 'svc-1': id });
    expect((await server.call('userActionConfig', {})).startWorkspaces).toBeUndefined();
    expect((await server.ask('startWithWorkspace', { serviceId: 'svc-2', id }, STAFF)).code).toBe('400');
    await server.call('changeWorkspace', { id, audience: 'own' });
    await server.call('changeWorkspace', { id, audience: 'team' });
    expect(await startOf()).toEqual([]);
    await server.call('startWithWorkspace', start, STAFF);
    await server.call('startWithWorkspace', { serviceId: 'svc-1', id: null }, STAFF);
    expect(await startOf()).toEqual([]);
  });

  it.each(UNFIT)('[S566] are refused with %s', async (_, change) => {
    const asked = workspace('坏', { content: { ...content('x'), ...change } as WorkspaceContent });
    expect((await server.ask('saveWorkspace', asked)).code).toBe('400');
  });
});

describe('appearance', () => {
  it('[S567] is kept for the person on all devices, and theirs alone', async () => {
    await server.call('chooseAppearance', { appearance: 'dark' }, STAFF);
    expect(await server.call('userActionConfig', {}, STAFF)).toMatchObject({ appearance: 'dark' });
    expect((await server.call('userActionConfig', {})).appearance).toBeUndefined();
    expect((await server.ask('chooseAppearance', { appearance: 'pink' }, STAFF)).code).toBe('400');
  });
});
