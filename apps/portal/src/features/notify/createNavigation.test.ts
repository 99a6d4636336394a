import { toDownloadAddress } from '@portal/notify/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NotifyPorts } from './sessionNotify.ts';
import { createNavigation, downloadPlace } from './sessionNotify.ts';

// Nobody sees the window: it paints no frames.
beforeEach(() => void vi.stubGlobal('document', { hidden: true }));
afterEach(() => vi.unstubAllGlobals());

function portsOf(given: Partial<NotifyPorts>, ssoEnv = 'PROD'): NotifyPorts {
  const entered = { get: () => ({ serviceId: 'svc-erp', systemCode: 'ERP' }) };
  const session = { userInfo: async () => ({ ssoEnv }) };
  const anchors = { get: () => ({}) };
  return { anchors, entered, session, ...given } as unknown as NotifyPorts;
}

it('[P302] notices lead into the workspace that is entered', async () => {
  const navigate = vi.fn();
  const navigation = createNavigation(portsOf({ navigate }));
  navigation.openAll();
  navigation.open({ id: 'a/b' });
  navigation.openExportCentre();
  await navigation.openRenewal();
  await navigation.openProductPackage();
  navigation.openLive('a/b?c');
  const base = '/entry/svc-erp/ERP';
  expect(navigate.mock.calls.map(([href]) => decodeURIComponent(decodeURIComponent(href)))).toEqual([
    `${base}/sso-web#/company/notice/notification`,
    `${base}/sso-web#/company/notice/notification?id=a/b`,
    `${base}/universal_system#/download-center`,
    `${base}/sso-web#/company/serve/serve-manage`,
    `${base}/sso-web#/user/product-package?systemCode=ERP`,
    `${base}/sso-web#/company/helper/live-roadcast/details?liveId=a/b?c`,
  ]);
});

it('[P610] a notice leads to the page that it names, in the workspace that is entered', () => {
  const navigate = vi.fn();
  const navigation = createNavigation(portsOf({ navigate }));
  navigation.open({ id: '7', link: 'scm_new/list/orders?view=overdue' });
  navigation.open({ id: '7', link: 'universal_system/download-center?task=t1' });
  const base = '/entry/svc-erp/ERP';
  expect(navigate.mock.calls.map(([href]) => decodeURIComponent(decodeURIComponent(href)))).toEqual([
    `${base}/scm_new#/list/orders?view=overdue`,
    `${base}/universal_system#/download-center?task=t1`,
  ]);
});

it('[P584] in demo mode renewing shows its tip', async () => {
  const [navigate, act] = [vi.fn(), vi.fn()];
  const navigation = createNavigation(portsOf({ navigate, act }, 'DEMO'));
  await navigation.openRenewal();
  await navigation.openProductPackage();
  expect(navigate).not.toHaveBeenCalled();
  expect(act.mock.calls).toEqual([['demo-tip'], ['demo-tip']]);
});

it('[P900] a notice about an answer opens the assistant at it', () => {
  const act = vi.fn();
  const answer = { session_id: 's', message_id: 'm' };
  createNavigation(portsOf({ act })).open({ id: '7', data: { content: 'x', answer } });
  expect(act.mock.calls).toEqual([['open-answer', answer]]);
});

it('[P302] outside a workspace they lead nowhere', () => {
  const navigate = vi.fn();
  createNavigation({ navigate, entered: { get: () => undefined } } as unknown as NotifyPorts).open({
    id: 'n1',
  });
  expect(navigate).not.toHaveBeenCalled();
});

it('[P457] files come from the page’s host, the export’s and the listed ones, and from nowhere else', () => {
  vi.stubGlobal('window', { location: { href: 'https://portal.test/entry' } });
  const place = downloadPlace({
    exportHost: 'https://exports.test',
    downloadHosts: ['oss.test', 'CDN.test:8443'],
  });
  const follow = (link: string) => toDownloadAddress(link, place);
  expect(follow('http://oss.test/a.csv')).toBe('https://oss.test/a.csv');
  for (const link of ['https://exports.test/f', 'https://cdn.test:8443/f', 'https://portal.test/f'])
    expect(follow(link)).toBe(link);
  for (const link of ['https://cdn.test/f', 'https://evil.test/f', 'https://oss.test.evil.test/f'])
    expect(follow(link)).toBeUndefined();
  expect(downloadPlace({ exportHost: undefined, downloadHosts: [] }).hosts).toEqual([]);
});
