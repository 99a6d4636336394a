import { expect, it, vi } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { createNavigation } from './createNavigation.ts';

it('[P302] notices lead into the workspace that is entered', () => {
  const navigate = vi.fn();
  const services = { navigate, entered: { serviceId: 'svc-erp', systemCode: 'ERP' } };
  const navigation = createNavigation(services as unknown as Services);
  navigation.openNotices();
  navigation.openNotices('a/b');
  navigation.openExportCentre();
  navigation.openRenewal();
  navigation.openProductPackage();
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

it('[P302] outside a workspace they lead nowhere', () => {
  const navigate = vi.fn();
  createNavigation({ navigate, entered: undefined } as unknown as Services).openNotices('n1');
  expect(navigate).not.toHaveBeenCalled();
});
