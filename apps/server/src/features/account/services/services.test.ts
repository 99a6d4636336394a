import { FundsAssistantSchema } from '@portal/api-client/contract';
import { like } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { systemParams } from '../../../db/schema/systems.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { addBanner, clearBanners, isBannerLink } from '../banners.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

describe('demo mode', () => {
  it('[S430] is entered and left with a new token each time, and the way back is the own account', async () => {
    const own = await server.signIn({ as: 'both', companyId: 'c-tidewater' });
    const inside = await own.call('switchDemo', { demo: 1 });
    expect(inside.userInfo).toMatchObject({ ssoEnv: 'DEMO', onlineSubjectName: '星辰跨境 Starlight' });
    expect((await own.ask('userActionConfig', {})).status).toBe(401);
    const demo = server.as(inside.token);
    expect((await demo.ask('switchDemo', { demo: 1 })).code).toMatch(/0111$/);
    const back = await demo.call('switchDemo', { demo: 0 });
    expect(back.userInfo).toMatchObject({ userName: 'both', onlineSubjectName: '潮汐优选 Tidewater' });
    expect((await demo.ask('userActionConfig', {})).status).toBe(401);
  });

  it('[S430] leads nobody out into an account that is not theirs', async () => {
    expect((await server.ask('switchDemo', { demo: 0 }, { as: 'demo' })).code).toMatch(/0111$/);
    expect((await server.ask('switchDemo', { demo: 0 })).code).toMatch(/0111$/);
  });

  it.each(['SAIL', 'FLAGSHIP'] as const)(
    '[S431] opens the environment %s by a link good once',
    async (name) => {
      const {
        url,
        serviceId,
        token = '',
      } = await server.call('createDemoEnvironment', { demoEnvironment: name });
      expect(url).toBe(`http://portal.test:4400/check-token?token=${token}&systemCode=ERP`);
      expect(serviceId).toBe('svc-erp');
      const entered = await server.call('tokenLogin', { token });
      const classification = name === 'SAIL' ? 'SAIL' : '';
      expect(entered.userInfo).toMatchObject({ ssoEnv: 'DEMO', classification });
      expect((await server.ask('tokenLogin', { token })).status).toBe(401);
    },
  );

  it('[S431] opens on a name of its own on this machine, so that the own session stays', () => {
    const origin = (host: string) => server.services.runtimeConfig.demoOrigin({ host, secure: false });
    expect(origin('localhost:4400')).toBe('http://demo.localhost:4400');
    expect(origin('portal.example')).toBe('http://portal.example');
  });

  it.each([
    ['addCustomGroup', { customMenuName: 'x', menuIds: ['x'] }],
    ['updatePlatformCode', { platformCode: 'SSO_SYS_USER_SUPER' }],
    ['openFreePackage', { packageId: 'pkg-crm-free' }],
    ['beginShopAuth', { platform: 'AMAZON' }],
    ['changePackageStyle', { styleCode: 2 }],
    ['createDemoEnvironment', { demoEnvironment: 'SAIL' }],
    ['issuePageToken', { audience: 'consult' }],
    ['issuePageToken', { audience: 'funds-assistant' }],
    [
      'userEditPass',
      { oldPassword: { keyId: 'x', cipherText: 'x' }, password: { keyId: 'x', cipherText: 'x' } },
    ],
  ] as const)('[S432] refuses %s on the server too', async (name, request) => {
    const answer = await server.ask(name, request, { as: 'demo' });
    expect(answer.message).toBe('演示环境不支持该操作');
  });
});

describe('packages', () => {
  it("[S435] tells a service's package in the caller's language, and no other company's", async () => {
    const erp = { serviceId: 'svc-erp', systemCode: 'ERP' };
    const info = await server.call('querySystemServicePackageInfo', erp, { language: 'en-US' });
    expect(info).toMatchObject({ packageId: 'pkg-erp-standard', packageName: 'Standard', quantity: 20_000 });
    expect(info.expireTime).toMatch(/Z$/);
    expect((await server.ask('querySystemServicePackageInfo', erp, { as: 'brand' })).code).toMatch(/0015$/);
  });

  it('[S436] gives a free package once, also to two clicks at once', async () => {
    const offer = await server.call('queryEjectFreePackage', { systemCode: 'CRM' });
    expect(offer).toMatchObject({ packageId: 'pkg-crm-free', days: 30 });
    expect(await server.call('queryEjectFreePackage', { systemCode: 'ERP' })).toBeNull();
    const clicks = await Promise.all(
      [1, 2].map(() => server.ask('openFreePackage', { packageId: 'pkg-crm-free' })),
    );
    expect(clicks.map(({ code }) => code).sort()).toEqual(['200', 'saas.sso.user.error.code.0111']);
    const { dataList } = await server.call('querySystemExtListForSub', { serviceCode: 'CRM' });
    expect(dataList[0]).toMatchObject({ status: 2, serviceDeploy: 4, packageId: 'pkg-crm-free' });
    expect(await server.call('queryEjectFreePackage', { systemCode: 'CRM' })).toBeNull();
    const brand = await server.ask('openFreePackage', { packageId: 'pkg-crm-free' }, { as: 'brand' });
    expect(brand.code).toMatch(/0111$/);
  });
});

describe('parties outside', () => {
  it('[S437] tells whether the funds assistant is authorised, as JSON text', async () => {
    const ask = async (as: string) => {
      const request = { method: 'fundsAssistantAuth' };
      const { respBody = '' } = await server.call('platformUniteInterface', request, { as });
      return v.parse(FundsAssistantSchema, JSON.parse(respBody));
    };
    expect(await ask('owner')).toEqual({ url: 'http://portal.test:4401/stand-in/funds', authStatus: 1 });
    expect(await ask('brand')).toEqual({ authStatus: 0 });
    expect((await server.ask('platformUniteInterface', { method: 'http://x' })).code).toBe('404');
  });

  it("[S438] lists the company's shops, the marketplace, banners and the station", async () => {
    const shops = await server.call('getAccountStatusList', { platform: 'TIKTOK' });
    expect(shops.map((shop) => shop.platform)).toEqual(['TIKTOK', 'TIKTOK']);
    const apps = await server.call('queryThirdAppSimple', {}, { language: 'ko-KR' });
    expect(apps[0]).toMatchObject({ appName: '배송 추적', status: 1 });
    const banners = await server.call('queryBannerList', { position: 'LOGIN' });
    expect(banners.every(({ image }) => image?.startsWith('data:image/svg+xml,'))).toBe(true);
    expect(await server.call('queryBannerList', { position: 'constructor' })).toEqual([]);
    expect(await server.call('buildStationStatusInterface', {})).toEqual({ buildStationStatus: 1 });
  });

  it('[S728] shows the banners that an operator keeps for a place, in order, with links that pages may follow', async () => {
    const banner = { image: '', title: '大促', titleEn: 'Sale', titleKr: '할인', link: '/app/home' };
    const list = () => server.call('queryBannerList', { position: 'LOGIN' });
    const builtIn = await list();
    await addBanner(server.db, 'LOGIN', banner);
    await addBanner(server.db, 'LOGIN', { ...banner, title: '新品' });
    await addBanner(server.db, 'HOME', { ...banner, title: '首页' });
    expect((await list()).map(({ title, link }) => [title, link])).toEqual([
      ['大促', '/app/home'],
      ['新品', '/app/home'],
    ]);
    // The one that was written last stands first where it is so placed.
    await server.db
      .update(systemParams)
      .set({ position: -1 })
      .where(like(systemParams.systemValue, '%新品%'));
    expect((await list()).map(({ title }) => title)).toEqual(['新品', '大促']);
    await clearBanners(server.db, 'LOGIN');
    expect(await list()).toEqual(builtIn);
    expect(await server.call('queryBannerList', { position: 'HOME' })).toHaveLength(1);
    expect(['', '/x', 'https://x.example'].map(isBannerLink)).toEqual([true, true, true]);
    expect(['javascript:x', '//x.example', 'x'].map(isBannerLink)).toEqual([false, false, false]);
  });

  it("[S439] answers the company's own data where no service is named", async () => {
    const own = await server.ask('companyData', { resource: 'profile' });
    expect(own).toMatchObject({ companyCode: 'STARLIGHT' });
    const tidewater = { as: 'both', companyId: 'c-tidewater' };
    expect(await server.ask('companyData', { resource: 'summary' }, tidewater)).toMatchObject({ systems: 3 });
    expect((await server.ask('companyData', { resource: 'unknown' })).code).toBe('404');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:5432/',
    'http://[::ffff:127.0.0.1]/',
    'http://allowed.example@evil.example/',
    'file:///etc/passwd',
    'company-data/../admin',
    'COMPANY',
  ])('[S440] forwards to no address of the caller: %s', async (target) => {
    expect((await server.ask('forward', { target })).status).toBe(400);
  });

  it.each([
    '//evil.example',
    '/..',
    '/a/../b',
    '/%2e%2e',
    '/a?x=1',
    '/a#b',
    '\\evil',
    '/a//b',
    '@evil.example',
  ])('[S440] takes no path that leads elsewhere: %s', async (path) => {
    expect((await server.ask('forward', { target: 'rates', path })).status).toBe(400);
  });

  it('[S440] says that a party is unknown', async () => {
    expect((await server.ask('forward', { target: 'constructor' })).code).toBe('404');
  });
});

describe('first use and DingTalk', () => {
  it('[S434] puts the help card away for good', async () => {
    expect(await server.call('checkShowHelpInfo', {})).toEqual({ show: 1 });
    await server.call('checkShowHelpInfo', { seen: true });
    expect(await server.call('checkShowHelpInfo', {})).toEqual({ show: 0 });
    expect(await server.call('checkShowHelpInfo', {}, { as: 'plus' })).toEqual({ show: 1 });
  });

  it('[S434] takes notices for DingTalk', async () => {
    expect((await server.ask('dingTalkAutoRegister', { userId: 'x' })).code).toBe('200');
    expect((await server.ask('dingTalkGroupNotice', { title: 't', text: 'x' })).code).toBe('200');
  });
});
