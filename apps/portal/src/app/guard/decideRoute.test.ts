import type { SystemEntry } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { decideRoute, type GuardInput } from './decideRoute.ts';
import { parseEntryQuery, parseRoute } from './parseAddress.ts';

const erp: SystemEntry = {
  serviceId: 'svc-erp',
  systemCode: 'ERP',
  status: 2,
  serviceDeploy: 4,
  packageId: 'p1',
  serviceBillingValueDTOList: [{ keyValue: 'orders', billingItemValue: 100, unlimitedUse: false }],
};
const emptyErp: SystemEntry = { ...erp, serviceBillingValueDTOList: [] };
const amazon: SystemEntry = { ...erp, serviceId: 'svc-amazon', systemCode: 'AMAZON_OPERATE', status: 4 };
const wms: SystemEntry = { ...erp, serviceId: 'svc-wms', systemCode: 'WMS', serviceBillingValueDTOList: [] };

function decide(address: string, facts: Partial<GuardInput> = {}) {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  return decideRoute({
    route: parseRoute(pathname),
    pathname,
    query: parseEntryQuery(search),
    hash,
    hasToken: true,
    mustChooseSubject: false,
    systems: [erp, amazon, wms],
    host: 'normal',
    partnerSources: ['selmuch'],
    entered: undefined,
    ...facts,
  });
}

describe('a token in the address', () => {
  it('[P1] comes before everything else, on every page', () => {
    const token = 'abcdefghijklmnop1234';
    for (const page of ['/', '/login', '/entry/svc-erp/ERP/amazon', '/401'])
      expect(decide(`${page}?token=${token}`, { hasToken: false })).toEqual({ kind: 'token-login', token });
  });

  it('[P450] TOK-01: puts nobody in the place of somebody who is signed in: a page asks first', () => {
    for (const page of ['/', '/login', '/entry/svc-erp/ERP/amazon', '/401'])
      expect(decide(`${page}?token=abcdefghijklmnop1234`)).toEqual({ kind: 'redirect', to: '/check-token' });
  });

  it('[P450] a malformed one is used up and touches no session', () => {
    expect(decide('/entry/svc-erp/ERP?token=%3Cscript%3E')).toEqual({ kind: 'drop-token' });
  });

  it('[P2] is tried and refused when it is malformed, never passed on', () => {
    expect(decide('/login?token=<script>', { hasToken: false })).toEqual({ kind: 'token-login', token: '' });
  });
});

describe('a landing or hand-over', () => {
  it('[P261] keeps what it was called with, signed in or not, and is not led away', () => {
    for (const page of ['/oauth/center', '/transfer']) {
      for (const query of ['', '?token=abcdefghijklmnop1234', '?redirectPath=amazon', '?systemCode=BI']) {
        expect(decide(page + query)).toEqual({ kind: 'allow', multiSubject: false });
        expect(decide(page + query, { hasToken: false, systems: undefined })).toEqual({
          kind: 'allow',
          multiSubject: true,
        });
      }
    }
  });
});

describe('what a link carries', () => {
  const LINK =
    'systemCode=WMS&register=1&inviteCode=i&linkId=7&source=fair&serviceCode=c&backEmail=a%40b.example';
  const asked = (address: unknown) =>
    Object.fromEntries(new URL(`${address}`, 'https://portal.example').searchParams);
  const carried = asked(`/?${LINK}`);

  it.each([
    ['the root', `/?${LINK}`, {}, '/login'],
    ['an old hash address', `/?${LINK}#/user/home`, {}, '/login', { redirectPath: 'sso-web#/user/home' }],
    ['a service without a system', `/entry/svc-wms?${LINK}`, {}, '/entry/svc-wms/ERP'],
    [
      'the choice of a company',
      `/entry/svc-wms/WMS/notes?${LINK}#/all`,
      { mustChooseSubject: true },
      '/login',
      { redirectPath: 'notes#/all' },
    ],
    [
      'the question of a token',
      `/login?${LINK}&token=abcdefghijklmnop1234`,
      { hasToken: true },
      '/check-token',
    ],
  ] as [string, string, Partial<GuardInput>, string, object?][])(
    '[P570] survives the redirect of %s',
    (_name, address, facts, page, more = {}) => {
      const decision = decide(address, { hasToken: false, systems: undefined, ...facts });
      expect(decision).toMatchObject({ kind: 'redirect', to: expect.stringMatching(`^${page}\\?`) });
      expect(asked(decision.kind === 'redirect' && decision.to)).toEqual({ ...carried, ...more });
    },
  );
});

describe('without a stored token', () => {
  it('[P3] the page stays and the multi-subject flag is set', () => {
    for (const page of ['/login', '/entry/svc-erp/ERP', '/401/BI', '/404'])
      expect(decide(page, { hasToken: false, systems: undefined })).toEqual({
        kind: 'allow',
        multiSubject: true,
      });
  });
});

describe('a person of several companies who has not chosen one', () => {
  const choosing = { hasToken: false, mustChooseSubject: true, systems: undefined };

  it('[P28] is led from any workspace to the choice, and back to the page afterwards', () => {
    expect(decide('/entry/svc-erp/ERP/amazon#/setSail/index', choosing)).toEqual({
      kind: 'redirect',
      to: '/login?redirectPath=amazon%23%2FsetSail%2Findex&systemCode=ERP',
    });
    expect(decide('/login', choosing)).toEqual({ kind: 'allow', multiSubject: true });
  });
});

describe('with a stored token', () => {
  it('[P4] user, configuration and systems are loaded before anything is judged', () => {
    expect(decide('/entry/svc-erp/ERP', { systems: undefined })).toEqual({ kind: 'load-session' });
  });

  it('[P5] a redirect path leads into the first system that is in service and deployed', () => {
    const systems = [{ ...wms, serviceDeploy: 3 }, { ...amazon, status: 4 }, erp];
    const path = encodeURIComponent('amazon#/setSail/index');
    expect(decide(`/login?redirectPath=${path}`, { systems })).toEqual({
      kind: 'redirect',
      to: '/entry/svc-erp/ERP/amazon#/setSail/index',
    });
  });

  it('[P5] and into the system it was left in, when that one is named and open', () => {
    const path = encodeURIComponent('amazon#/setSail/index');
    expect(decide(`/login?redirectPath=${path}&systemCode=AMAZON_OPERATE`)).toEqual({
      kind: 'redirect',
      to: '/entry/svc-amazon/AMAZON_OPERATE/amazon#/setSail/index',
    });
  });

  it('[P6] a redirect path to another site leads to the default entry', () => {
    for (const hostile of [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect(decide(`/login?redirectPath=${encodeURIComponent(hostile)}`)).toEqual({
        kind: 'redirect',
        to: '/entry/svc-erp/ERP',
      });
  });

  it('[P7] the login page leads on to the default entry', () => {
    expect(decide('/login')).toEqual({ kind: 'redirect', to: '/entry/svc-erp/ERP' });
    expect(decide('/login', { systems: [] })).toEqual({ kind: 'redirect', to: '/401' });
  });

  it('[P7] but stays for a recovery of the password', () => {
    expect(decide('/login?backEmail=a%40b.example')).toEqual({ kind: 'allow', multiSubject: false });
  });

  it('[P8] a visit from a partner forgets the stored session; other sources keep it', () => {
    expect(decide('/login?source=selmuch')).toEqual({ kind: 'forget-session' });
    expect(decide('/login?source=newsletter')).toMatchObject({ kind: 'redirect' });
  });
});

describe('addresses', () => {
  it('[P9] the root leads to the login page, an old hash address to its page', () => {
    expect(decide('/', { hasToken: false })).toEqual({ kind: 'redirect', to: '/login' });
    expect(decide('/#/user/home', { hasToken: false })).toEqual({
      kind: 'redirect',
      to: '/login?redirectPath=sso-web%23%2Fuser%2Fhome',
    });
    expect(decide('/#/user/home')).toEqual({ kind: 'redirect', to: '/entry/svc-erp/ERP', home: true });
    expect(decide('/#/company/serve/buy-serve?systemCode=ERP')).toEqual({
      kind: 'redirect',
      to: '/entry/svc-erp/ERP/sso-web#/company/serve/buy-serve?systemCode=ERP',
    });
  });

  it('[P763] home is that of the system entered last, else of the default entry, also after a sign-in', () => {
    const entered = { serviceId: 'svc-wms', systemCode: 'WMS' };
    const home = { kind: 'redirect', to: '/entry/svc-wms/WMS', home: true };
    expect(decide('/#/user/home', { entered })).toEqual(home);
    const lost = { entered: { serviceId: 'svc-bi', systemCode: 'BI' } };
    expect(decide('/#/user/home', lost)).toEqual({ ...home, to: '/entry/svc-erp/ERP' });
    expect(decide('/login?redirectPath=sso-web%23%2Fuser%2Fhome')).toEqual({
      ...home,
      to: '/entry/svc-erp/ERP',
    });
    expect(decide('/#/user/homes')).toEqual({
      kind: 'redirect',
      to: '/entry/svc-erp/ERP/sso-web#/user/homes',
    });
  });

  it('[P9] a page of the user centre opens in a system to be renewed, where none can be entered', () => {
    const systems = [
      { ...erp, serviceDeploy: 1 },
      { ...wms, status: 3 },
    ];
    const buy = '/#/company/serve/buy-serve?systemCode=WMS';
    const page = '/entry/svc-wms/WMS/sso-web#/company/serve/buy-serve?systemCode=WMS';
    expect(decide(buy, { systems })).toEqual({ kind: 'redirect', to: page });
    expect(decide(page, { systems })).toEqual({ kind: 'allow', multiSubject: false });
    expect(decide('/#/user/home', { systems })).toMatchObject({ kind: 'redirect', to: '/401' });
    expect(decide(buy, { systems: [{ ...wms, status: 3, packageId: undefined }] })).toEqual({
      kind: 'redirect',
      to: '/401',
    });
  });

  it('[P10] a service without a system leads to its ERP', () => {
    expect(decide('/entry/svc-erp')).toEqual({ kind: 'redirect', to: '/entry/svc-erp/ERP' });
  });
});

describe('access to a system', () => {
  const noAccess = (code: string) => ({ kind: 'redirect', to: `/401/${code}` });

  it.each([
    ['ERP with a quantity', erp, 'enter'],
    ['ERP at status 4', { ...emptyErp, status: 4 }, 'enter'],
    ['ERP without quantity', emptyErp, 'redirect'],
    ['Amazon operations at status 4', amazon, 'enter'],
    ['Amazon operations at status 2', { ...amazon, status: 2 }, 'redirect'],
    ['a system outside the check', wms, 'enter'],
    ['a system of unknown status', { ...wms, status: 77 }, 'enter'],
  ])('[P11] %s', (_name, system, kind) => {
    const decision = decide(`/entry/${system.serviceId}/${system.systemCode}`, { systems: [system] });
    expect(decision.kind).toBe(kind);
    if (kind === 'redirect') expect(decision).toEqual(noAccess(system.systemCode));
  });

  it('[P12] a system that the company does not have, or without a package, shows no access', () => {
    expect(decide('/entry/other/OMS')).toEqual(noAccess('OMS'));
    for (const status of [2, 3, 9]) {
      const systems = [{ ...wms, status, packageId: undefined }];
      expect(decide('/entry/svc-wms/WMS', { systems })).toEqual(noAccess('WMS'));
    }
  });

  it('[P13] disabled, abandoned and deploying systems with a package show their package page', () => {
    for (const change of [{ status: 3 }, { status: 9 }, { serviceDeploy: 0 }, { serviceDeploy: 2 }]) {
      const systems = [{ ...wms, ...change }];
      expect(decide('/entry/svc-wms/WMS', { systems })).toEqual({
        kind: 'redirect',
        to: '/entry/svc-wms/WMS/402',
      });
      expect(decide('/entry/svc-wms/WMS/402', { systems })).toEqual({ kind: 'allow', multiSubject: false });
    }
    expect(decide('/entry/svc-wms/WMS', { systems: [{ ...wms, serviceDeploy: 3 }] }).kind).toBe('enter');
  });

  it('[P14] on a special-brand host nobody is sent away; an empty quota blocks the page instead', () => {
    const facts = { host: 'special-brand' as const };
    const enter = (system: SystemEntry) =>
      decide(`/entry/${system.serviceId}/${system.systemCode}`, { ...facts, systems: [system] });
    expect(enter(emptyErp)).toMatchObject({ kind: 'enter', blocked: true });
    expect(enter(amazon)).toMatchObject({ kind: 'enter', blocked: true });
    expect(enter(erp)).toMatchObject({ kind: 'enter', blocked: false });
    expect(enter({ ...amazon, status: 2 })).toMatchObject({ kind: 'enter', blocked: false });
  });

  it('[P14] landings and old addresses are judged by the host as well; a page that is blocked comes last', () => {
    const host = 'special-brand' as const;
    const lapsed = { ...amazon, status: 2 };
    const leads = (address: string, systems: SystemEntry[]) => decide(address, { host, systems });
    const to = (address: string) => ({ kind: 'redirect', to: address });
    expect(leads('/login', [emptyErp, lapsed])).toEqual(to('/entry/svc-amazon/AMAZON_OPERATE'));
    expect(leads('/login?systemCode=ERP', [emptyErp, lapsed])).toEqual(to('/entry/svc-erp/ERP'));
    expect(leads('/#/user/home', [emptyErp])).toMatchObject(to('/entry/svc-erp/ERP'));
    expect(leads('/login?redirectPath=amazon&systemCode=AMAZON_OPERATE', [emptyErp, lapsed])).toEqual(
      to('/entry/svc-amazon/AMAZON_OPERATE/amazon'),
    );
    expect(decide('/login', { systems: [lapsed] })).toEqual(to('/401'));
  });

  it('[P15] menus and micro-apps are set up anew only when the service or the system changes', () => {
    const at = (entered: GuardInput['entered']) => decide('/entry/svc-erp/ERP/amazon', { entered });
    expect(at(undefined)).toMatchObject({ kind: 'enter', initialise: true });
    expect(at({ serviceId: 'svc-erp', systemCode: 'ERP' })).toMatchObject({
      kind: 'enter',
      initialise: false,
    });
    expect(at({ serviceId: 'svc-wms', systemCode: 'ERP' })).toMatchObject({
      kind: 'enter',
      initialise: true,
    });
    expect(at({ serviceId: 'svc-erp', systemCode: 'WMS' })).toMatchObject({
      kind: 'enter',
      initialise: true,
    });
  });
});
