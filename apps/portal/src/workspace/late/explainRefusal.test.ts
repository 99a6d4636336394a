// @vitest-environment happy-dom
import { directory, menuTree, page } from '@portal/menu-engine/testing';
import { expect, it, vi } from 'vitest';
import { createShell, soon } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { type AskedBy, explainRefusal, type Refusal, tellLeftOut } from './explainRefusal.ts';

const TREE = menuTree([
  directory('orders', '订单', [
    page('late', '迟到', { path: 'notes', assetsExpireTime: '2020-01-01 00:00:00' }),
    page('paid', '未购', { path: 'notes', updateFlag: 2, updatePackageIds: '7' }),
    page('bound', '店铺', { path: 'notes', dependencePlatform: 'AMAZON' }),
  ]),
]);

async function setUp({ ssoEnv = 'PROD' } = {}) {
  const shell = await createShell({
    answers: {
      getMenuTreeByServiceAndRole: () => TREE,
      getUserInfoByHideCode: () => ({
        userId: 'u-ruoxi',
        subjectCodeEncrypt: 'sbj_u-ruoxi',
        ssoEnv,
        ssoEnvList: [],
      }),
    },
  });
  const { ports, entry, system, ...rest } = await openWorkspace(shell);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const expired: Refusal = {
    kind: 'expired',
    what: 'assets',
    renew: 'service-management',
    entry: entry('late'),
  };
  const notPurchased: Refusal = { kind: 'not-purchased', entry: entry('paid') };
  const locked: Refusal = { kind: 'locked', platform: 'AMAZON', entry: entry('bound') };
  const surroundings = (by: AskedBy) => ({ by, system, packageId: 'pkg' });
  /** Explains; answers the question that comes, if one does. */
  const explain = async (refusal: Refusal, by: AskedBy, answer?: boolean) => {
    const explained = explainRefusal(ports, refusal, surroundings(by));
    let isOver = false;
    void explained.finally(() => {
      isOver = true;
    });
    await soon(() => {
      if (!isOver && ports.dialogs.get().length === 0) throw new Error('nothing yet');
    });
    const [question] = ports.dialogs.get();
    const options = question?.kind === 'confirm' ? question.options : undefined;
    if (question?.kind === 'confirm') question.answer(answer ?? false);
    await explained;
    return options;
  };
  return { ...rest, ports, system, opened, expired, notPurchased, locked, surroundings, explain };
}

it('[P600] a menu that the person does not have is answered by a warning with one button', async () => {
  const { explain } = await setUp();
  expect(await explain({ kind: 'no-permission' }, 'address')).toEqual({
    title: 'Notice',
    message: 'You do not have access. Please contact your administrator',
    confirmLabel: 'Got it',
    cancelLabel: null,
    tone: 'warning',
  });
});

it('[P580] a directory is explained by nothing, demo mode by its tip', async () => {
  const { explain, acted, ports } = await setUp();
  expect(await explain({ kind: 'not-a-page' } as Refusal, 'press')).toBeUndefined();
  expect([acted, ports.toasts.get()]).toEqual([[], []]);
  await explain({ kind: 'demo-tip' }, 'press');
  expect(acted).toEqual([['demo-tip']]);
});

it.each([
  ['service-management', 'sso-web#/company/serve/serve-manage'],
  ['app-marketplace', 'sso-web#/app/home'],
] as const)(
  '[P600] an expired menu is told with its name, and renewed in %s after a yes',
  async (renew, page) => {
    const { explain, expired, history } = await setUp();
    const refusal = { ...expired, renew } as Refusal;
    const before = history.location.href;
    const question = await explain(refusal, 'press', false);
    expect(question?.message).toBe('迟到 EN has expired and cannot be used');
    expect(question?.title).toBeTruthy();
    expect([question?.confirmLabel, question?.cancelLabel].every(Boolean)).toBe(true);
    expect(history.location.href).toBe(before);
    await explain(refusal, 'press', true);
    expect(history.location.href).toBe(`/entry/svc-oms/OMS/${page}`);
  },
);

it('[P580] a buy button leads at once to a window with the upgrade; another way asks before', async () => {
  const { explain, notPurchased, opened } = await setUp();
  expect(await explain(notPurchased, 'press')).toBeUndefined();
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/entry/svc-oms/OMS/sso-web#/company/serve/buy-additional?'),
    '_blank',
    'noopener',
  );
  expect(opened.mock.calls[0]?.[0]).toContain('packageId=pkg');
  const question = await explain(notPurchased, 'address', false);
  expect(question?.message).toContain('未购 EN');
  expect(opened).toHaveBeenCalledOnce();
});

it('[P580] a lock leads to the authorisation of a shop; while nobody offers it, it says what has to be done', async () => {
  const { explain, locked, ports } = await setUp();
  expect(await explain(locked, 'press')).toBeUndefined();
  expect(ports.toasts.get()).toMatchObject([{ id: 'locked', tone: 'warning' }]);
  expect(ports.toasts.get()[0]?.title).toBeTruthy();
  ports.toasts.clear();
  const authorise = vi.fn();
  ports.guests.offerDialog('shop-authorisation', authorise);
  const question = await explain(locked, 'address', true);
  expect(question?.message).toContain('店铺 EN');
  expect(authorise).toHaveBeenCalledExactlyOnceWith({ platform: 'AMAZON' });
  expect(ports.toasts.get()).toEqual([]);
});

it('[P584] in demo mode the way on shows its tip instead', async () => {
  const { explain, notPurchased, acted, opened } = await setUp({ ssoEnv: 'DEMO' });
  await explain(notPurchased, 'press');
  expect(acted).toEqual([['demo-tip']]);
  expect(opened).not.toHaveBeenCalled();
});

it('[P581] pages that did not come back are counted and named; a single one has its way on', async () => {
  const { ports, expired, locked, notPurchased, surroundings } = await setUp();
  await tellLeftOut(
    ports,
    [{ kind: 'no-permission' }, expired, locked, notPurchased],
    surroundings('address'),
  );
  const [many] = ports.toasts.get();
  expect(many).toMatchObject({ id: 'panes-left-out', tone: 'warning', title: expect.stringContaining('3') });
  for (const name of ['迟到', '店铺', '未购']) expect(many?.message).toContain(name);
  expect(many?.action).toBeUndefined();
  await tellLeftOut(ports, [expired], surroundings('address'));
  const [one] = ports.toasts.get();
  expect(one?.message).toBe('迟到 EN has expired and cannot be used');
  expect(one?.action?.label).toBeTruthy();
  one?.action?.onClick();
  await soon(() => expect(ports.dialogs.get()).toHaveLength(1));
});

it('[P581] what the person does not have any more is left out in silence', async () => {
  const { ports, surroundings } = await setUp();
  await tellLeftOut(ports, [{ kind: 'no-permission' }], surroundings('address'));
  expect(ports.toasts.get()).toEqual([]);
});

it('[P561] without a network what is there has to do', async () => {
  const { explain, ports } = await setUp();
  vi.spyOn(ports.features, 'load').mockRejectedValue(new TypeError('offline'));
  expect(await explain({ kind: 'no-permission' }, 'address')).toMatchObject({ title: 'Notice' });
});
