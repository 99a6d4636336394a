// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { ZIANG } from '../../../test/createBackend.ts';
import { createShell, soon } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { menuPane } from './menuPane.ts';
import { isPopOut, popOutName } from './openPanes.ts';

const keys = ({ tabs }: Workspace) => tabs.get().panes.map(({ key }) => key);

type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** Names of what the window keeps of a pane. */
const keptOf = ({ ports }: Workspace, key: string) =>
  ports.windowStorage.keys().filter((name) => ports.windowStorage.get(name)?.includes(`"${key}"`));

async function openAll(workspace: Workspace, ...ids: string[]) {
  for (const id of ids) {
    const pane = menuPane(workspace.entry(id));
    if (pane) workspace.tabs.send({ type: 'open', pane });
  }
  await soon(() => expect(keptOf(workspace, `m_${ids.at(-1)}`)).not.toEqual([]));
}

it('[P552] the page that the address shows is in front from the start', async () => {
  const workspace = await openWorkspace(await createShell({ address: '/entry/svc-oms/OMS/notes#/all' }));
  expect(keys(workspace)).toEqual(['home', 'm_all']);
  expect(workspace.tabs.get().activeKey).toBe('m_all');
});

it('[P22] the bare address opens home alone', async () => {
  expect(keys(await openWorkspace(await createShell({ as: ZIANG })))).toEqual(['home']);
});

it('[P25] an app that the operator does not have opens no page from the start', async () => {
  const workspace = await openWorkspace(
    await createShell({ as: ZIANG, address: '/entry/svc-oms/OMS/notes#/all', config: { microApps: [] } }),
  );
  expect(keys(workspace)).toEqual(['home']);
});

it('[P581] the tabs of the last visit come back; what may not open today is left out, with its reason', async () => {
  const shell = await createShell();
  const workspace = await openWorkspace(shell);
  await openAll(workspace, 'all', 'unpaid');
  const { ports } = shell;
  const again = await openWorkspace(shell);
  expect(keys(again)).toEqual(['home', 'm_all', 'm_unpaid']);
  expect(again.refused).toEqual([]);
  for (const name of keptOf(again, 'm_unpaid'))
    ports.windowStorage.set(name, (ports.windowStorage.get(name) ?? '').replaceAll('unpaid', 'late'));
  const today = await openWorkspace(shell);
  expect(keys(today)).toEqual(['home', 'm_all']);
  expect(today.refused).toMatchObject([{ kind: 'expired' }]);
});

it('[P560] a window that holds one pane alone neither takes up nor leaves tabs', async () => {
  const shell = await createShell();
  await openAll(await openWorkspace(shell), 'all');
  const before = shell.ports.windowStorage.keys();
  window.name = popOutName({ serviceId: 'svc-oms' }, 'm_all');
  onTestFinished(() => {
    window.name = '';
  });
  const alone = await openWorkspace(shell);
  expect(keys(alone)).toEqual(['home']);
  await openAll(alone, 'unpaid');
  const added = shell.ports.windowStorage.keys().filter((name) => !before.includes(name));
  expect(added.every((name) => name.startsWith('pop-out:'))).toBe(true);
  const reloaded = await openWorkspace(shell);
  expect(keys(reloaded)).toEqual(['home', 'm_unpaid']);
  window.name = '';
  expect(keys(await openWorkspace(shell))).toEqual(['home', 'm_all']);
});

it('[P560] a pane finds its own window again, and only such a window holds one alone', () => {
  const name = popOutName({ serviceId: 'svc-oms' }, 'm_all');
  expect(name).toBe('portal-pane:svc-oms:m_all');
  expect([isPopOut({ name }), isPopOut({ name: '' }), isPopOut({ name: `x${name}` })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('[P482] a page that objects is not closed', async () => {
  const shell = await createShell();
  const workspace = await openWorkspace(shell);
  await openAll(workspace, 'all', 'unpaid');
  const asked: unknown[] = [];
  vi.spyOn(shell.ports.guests.panes, 'objections').mockImplementation(async (panes) => {
    asked.push(panes);
    return [{ paneId: 'm_all' }] as never;
  });
  workspace.tabs.send({ type: 'close', key: 'm_all' });
  await soon(() => expect(asked).toEqual([['m_all']]));
  expect(keys(workspace)).toContain('m_all');
});
