// @vitest-environment happy-dom

import { MockRefusal } from '@portal/api-client/testing';
import { expect, it } from 'vitest';
import { RUOXI } from '../../test/createBackend.ts';
import { createShell, soon } from '../../test/createShell.ts';

it('[P552] what opens adds one entry to the history, with its panes; a replaced page adds none', async () => {
  const { ports, history } = await createShell();
  ports.navigate('/entry/svc-oms/OMS/notes#/all', { paneKey: 'm_all', besideKey: 'm_ads' });
  expect(history.length).toBe(2);
  expect(history.location).toMatchObject({
    href: '/entry/svc-oms/OMS/notes#/all',
    state: { paneKey: 'm_all', besideKey: 'm_ads' },
  });
  ports.navigate('/entry/svc-oms/OMS', { replace: true });
  expect(history.length).toBe(2);
  expect(history.location.href).toBe('/entry/svc-oms/OMS');
  expect(history.location.state).not.toHaveProperty('paneKey');
  expect(history.location.state).not.toHaveProperty('besideKey');
});

it('[P552] before there is a router the address is where it begins', async () => {
  const { ports } = await createShell({ isRouted: false });
  const before = window.history.length;
  ports.navigate('/login?linkId=7');
  expect([window.location.pathname, window.location.search]).toEqual(['/login', '?linkId=7']);
  expect(window.history.length).toBe(before);
  await ports.judgeAgain();
});

it('[P550] a sign-out leaves nothing of the person in the page', async () => {
  const { ports, visit, history } = await createShell();
  await ports.session.load();
  ports.toasts.show({ title: 'Saved' });
  const asked = ports.dialogs.confirm({ title: 'Sure?' });
  ports.windowStorage.set('panes', 'of the person');
  visit.entered.set({ serviceId: 'svc-oms', systemCode: 'OMS' });
  ports.avatarFacts.set({
    hasMenus: true,
    bindsShops: true,
    hasPermissions: true,
    offersDemo: false,
    hasOtherCompanies: false,
  });
  document.title = 'Orders · Portal';
  await ports.account.signOut();
  expect(await asked).toBe(false);
  expect(ports.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(ports.toasts.get()).toEqual([]);
  expect(ports.dialogs.get()).toEqual([]);
  expect(ports.windowStorage.keys()).toEqual([]);
  expect([ports.entered.get(), ports.avatarFacts.get()]).toEqual([undefined, undefined]);
  expect(document.title).toBe('Portal');
  expect(history.location.pathname).toBe('/login');
});

it('[P551] a session that the server ends leads to the login page, and keeps the tabs for the sign-in', async () => {
  const nobody = () => {
    throw new MockRefusal({ code: '401', message: 'Not signed in', status: 401 });
  };
  const { ports, history } = await createShell({
    address: '/entry/svc-oms/OMS/notes#/all',
    answers: { getUserInfoByHideCode: nobody },
  });
  ports.windowStorage.set('panes', 'of the person');
  await expect(ports.session.load()).rejects.toThrow();
  expect(ports.account.get().status).toBe('expired');
  expect(ports.windowStorage.get('panes')).toBe('of the person');
  expect(history.location.pathname).toBe('/login');
});

it('[P264] while the person reads why the session ends, a refused call does not end it', async () => {
  const nobody = () => {
    throw new MockRefusal({ code: '401', message: 'Not signed in', status: 401 });
  };
  const { ports } = await createShell({ answers: { getUserInfoByHideCode: nobody } });
  ports.ledOut.set(true);
  await expect(ports.session.load()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(ports.account.hasSession()).toBe(true);
});

it('[P1] a sign-in judges the address again', async () => {
  const { ports, judged } = await createShell({ as: null });
  ports.account.takeUp({ token: RUOXI, subjects: [], needBind: false }, { enter: true });
  await soon(() => expect(judged).toHaveLength(1));
});

it('[P28] who chooses another company is led back to the page that this one may not see', async () => {
  const { ports, visit, history } = await createShell();
  await ports.session.load();
  visit.entered.set({ serviceId: 'svc-oms', systemCode: 'OMS' });
  visit.wanted.set('/entry/svc-bi/BI');
  ports.chooseCompany();
  expect(ports.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(ports.entered.get()).toBeUndefined();
  expect(ports.account.get().status).toBe('choosing-subject');
  expect([history.location.href, history.length]).toEqual(['/entry/svc-bi/BI', 2]);
  visit.wanted.set(undefined);
  ports.chooseCompany();
  expect(history.location.href).toBe('/');
});

it('[P1] the token of the address is given once', async () => {
  const { ports, visit } = await createShell();
  visit.token.set('once');
  expect([ports.takeToken(), ports.takeToken()]).toEqual(['once', undefined]);
});

it('[P14] a host is a special brand’s when the operator lists it', async () => {
  const { ports, config } = await createShell();
  expect(ports.host()).toBe('normal');
  config.set({ ...config.get(), specialBrandHosts: [window.location.hostname] });
  expect(ports.host()).toBe('special-brand');
});

it('[P604] a service that needs attention is told with the way home', async () => {
  const { ports, history, backend } = await createShell();
  backend.set({
    userActionConfig: () => {
      throw new MockRefusal({
        code: 'saas.sso.subject.service.info.error.code.0015',
        message: 'Needs attention',
      });
    },
  });
  await ports.session.load().catch(() => undefined);
  const [toast] = ports.toasts.get();
  expect(toast?.message).toBe('Needs attention');
  toast?.action?.onClick();
  expect(history.location.href).toBe('/#/user/home');
});

it('[P303] calls are made in the name of the person and their company, in the language of the page', async () => {
  const { ports, backend } = await createShell();
  await ports.session.userInfo();
  expect(backend.calls[0]?.headers).toMatchObject({
    Authorization: RUOXI,
    Company: 'sbj_u-ruoxi',
    'Accept-Language': 'en-US',
  });
});

it('[P525] a workspace with panes is waited for before a sign-out, a page without them is not', async () => {
  const { ports } = await createShell();
  expect(await ports.unsaved.names()).toEqual([]);
  ports.anchors.lend('panes')(document.createElement('div'));
  const names = ports.unsaved.names();
  ports.unsaved.offer(async () => ['Orders']);
  expect(await names).toEqual(['Orders']);
});
