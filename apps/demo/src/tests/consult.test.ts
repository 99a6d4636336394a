import { type DemoServer, openDemoDatabase, openDemoServer } from '@portal/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemo } from '../createDemo.ts';

let close: () => Promise<void>;
let server: DemoServer;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  server = await openDemoServer(database.db, createDemo({ size: 1 }));
});
afterAll(() => close());

const HOST = { host: 'portal.test:4401' };

it('[S460] tells the sales consult the company and its packages', async () => {
  const info = await server.call('queryCompanyInfo', {});
  expect(info).toMatchObject({
    subjectCodeEncrypt: 'sbj_9f2c71e04ab83d56',
    companyName: '星辰跨境 Starlight',
  });
  expect(info.packageInfoOnlineDTOS).toContainEqual({ packageId: 'pkg-erp-standard', packageName: '标准版' });
  const brand = await server.call('queryCompanyInfo', {}, { as: 'brand' });
  expect(brand.companyName).toBe('蓝峰品牌 Bluepeak');
});

it("[S460] has a consult page for each product, and the operator's own where one is set", async () => {
  const config = server.services.runtimeConfig({ host: 'portal.test:4400', secure: false });
  expect(config.consultTable.map(({ systemCode }) => systemCode)).toEqual([
    'ERP',
    'SYS_LISTING',
    'AMAZON_OPERATE',
    'M2B',
    'WMS',
    'TMS',
  ]);
  const { dataList } = await server.call('querySystemParamsPage', {
    paging: false,
    systemGroup: 'ECS_CUSTOMER_CONFIG',
  });
  expect(dataList.filter(({ status }) => status === 2)).toMatchObject([
    { systemName: 'WMS', systemValue: 'http://portal.test:4401/stand-in/consult' },
  ]);
});

it('[S461] tells the setting of the own company only', async () => {
  const ask = (company_code: string) => server.ask('queryCompanySetting', { company_code });
  expect((await ask('sbj_9f2c71e04ab83d56')).data).toEqual({ is_set: 1 });
  expect((await ask('sbj_30d8b5a6c91f7e42')).status).toBe(403);
});

it('[S462] tells a page outside who asks, and opens nothing else with that token', async () => {
  const { token, expiresIn } = await server.call('issuePageToken', { audience: 'consult' });
  expect(expiresIn).toBe(600);
  const read = async (page: string) =>
    (
      await server.apps.request(`/stand-in/${page}?token=${token}&menuName=%3Cb%3E`, { headers: HOST })
    ).text();
  expect(await read('consult')).toContain('<dd>若溪</dd>');
  expect(await read('consult')).toContain('&lt;b&gt;');
  expect(await read('product-ai')).not.toContain('若溪');
  for (const path of ['/api/v1/queryOrders', '/sso/user/userActionConfig', '/sso/user/getPersonalUserSub']) {
    const headers = { 'content-type': 'application/json', authorization: token, host: 'portal.test:4400' };
    expect((await server.app.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  }
});
