import { describe, expect, it } from 'vitest';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

describe("the company's systems", () => {
  it('[D10] come in the order of the switcher with every status that access rests on', async () => {
    const { dataList, totalCount } = await server.call('querySystemExtListForSub', { paging: false });
    expect(totalCount).toBe(10);
    expect(
      dataList.map(({ systemCode, serviceId, status, serviceDeploy, packageId }) =>
        [systemCode, serviceId, status, serviceDeploy, packageId ? 'package' : 'none'].join(' '),
      ),
    ).toEqual([
      'ERP svc-erp 2 4 package',
      'AMAZON_OPERATE svc-amazon 4 4 package',
      'BI svc-bi 4 4 package',
      'OMS svc-oms 2 4 package',
      'WMS svc-wms 2 4 package',
      'SSO_SYS_USER svc-user 2 4 package',
      'TMS svc-tms 3 4 package',
      'M2B svc-m2b 9 4 none',
      'SYS_LISTING svc-listing 2 2 package',
      'CRM svc-crm 3 4 none',
    ]);
  });

  it('[D10] carry the quota: some for the large company, none for the brand', async () => {
    const quotaOf = async (as: string) => {
      const { dataList } = await server.call('querySystemExtListForSub', { serviceCode: 'ERP+' }, { as });
      return dataList[0]?.serviceBillingValueDTOList.find((value) => value.keyValue === 'ORDER_QUANTITY');
    };
    expect(await quotaOf('owner')).toMatchObject({ billingItemValue: 20_000, unlimitedUse: false });
    expect(await quotaOf('brand')).toMatchObject({ billingItemValue: 0, unlimitedUse: false });
  });

  it('[D15] are only the ERP subscription for the service code ERP+', async () => {
    const { dataList } = await server.call('querySystemExtListForSub', {
      paging: false,
      serviceCode: 'ERP+',
      fromFrontPage: true,
    });
    expect(dataList.map((entry) => entry.serviceId)).toEqual(['svc-erp']);
  });

  it('[D15] are named in the language of the caller, and say which platforms are bound', async () => {
    const erpIn = async (language: string) =>
      (await server.call('querySystemExtListForSub', { serviceCode: 'ERP+' }, { language })).dataList[0];
    expect((await erpIn('zh-CN'))?.name).toBe('跨境 ERP');
    expect((await erpIn('en-US'))?.name).toBe('Cross-border ERP');
    expect((await erpIn('ko-KR'))?.packageName).toBe('스탠다드');
    expect((await erpIn('zh-CN'))?.serviceInfoExt).toMatchObject({
      boundPlatforms: ['AMAZON', 'EBAY', 'SHOPIFY', 'TIKTOK'],
    });
  });

  it('[D14] are those of the chosen company alone', async () => {
    const codesOf = async (companyId: string) => {
      const as = { as: 'both', companyId };
      return (await server.call('querySystemExtListForSub', { paging: false }, as)).dataList.map(
        (entry) => entry.serviceId,
      );
    };
    expect(await codesOf('c-tidewater')).toEqual(['svc2-erp', 'svc2-oms', 'svc2-user']);
    expect(await codesOf('c-starlight')).toHaveLength(10);
  });

  it('[D18] tell how far a deployment is', async () => {
    expect(await server.call('queryDeployStatusPlus', { serviceId: 'svc-listing' })).toMatchObject({
      serviceDeploy: 2,
    });
    expect((await server.ask('queryDeployStatusPlus', { serviceId: 'svc2-erp' })).code).toMatch(/0015$/);
  });

  it('[D18] can be switched to by code', async () => {
    expect(await server.call('switchSystemCode', { systemCode: 'WMS' })).toMatchObject({
      serviceId: 'svc-wms',
      systemCode: 'WMS',
    });
    expect((await server.ask('switchSystemCode', { systemCode: 'BI' }, { as: 'brand' })).code).toMatch(
      /0015$/,
    );
  });
});

describe('systems of other companies', () => {
  it('[D40] are the ones that an operator registered, each with its address', async () => {
    expect(await server.call('queryThirdSystemList', {})).toEqual([
      { systemCode: 'FREIGHT', name: 'FREIGHT', domain: 'https://freight.example.com' },
    ]);
  });

  it('[D40] are told of a change only for a service of the caller', async () => {
    const notice = { serviceId: 'svc-erp', systemCode: 'ERP' };
    expect((await server.ask('noticeThirdSystemClearCache', notice)).code).toBe('200');
    for (const foreign of [
      { serviceId: 'svc2-erp', systemCode: 'ERP' },
      { serviceId: 'svc-erp', systemCode: 'WMS' },
    ])
      expect((await server.ask('noticeThirdSystemClearCache', foreign)).code).toMatch(/0015$/);
  });
});

describe('querySystemParamsPage', () => {
  it('[D16] finds parameters by group and by name', async () => {
    const names = async (request: object) =>
      (await server.call('querySystemParamsPage', request)).dataList.map((param) => param.systemName);
    expect(await names({ systemGroup: 'SSO_ENV', paging: false })).toEqual(['PROD', 'DEMO']);
    expect(await names({ systemName: 'SSO_SOCKET_TYPE' })).toEqual(['SSO_SOCKET_TYPE']);
    expect(await names({ systemGroup: 'SSO_ENV', systemName: 'SSO_SOCKET_TYPE' })).toEqual([]);
    expect(await names({ systemGroup: "' or true --" })).toEqual([]);
  });

  it('[D16] pages them', async () => {
    const page = await server.call('querySystemParamsPage', { pageNo: 2, pageSize: 3 });
    expect(page.dataList).toHaveLength(3);
    expect(page.totalCount).toBeGreaterThan(6);
  });
});
