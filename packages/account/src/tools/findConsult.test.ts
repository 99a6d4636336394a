import { describe, expect, it, vi } from 'vitest';
import { type ConsultApi, findConsult } from './findConsult.ts';

const TABLE = [{ systemCode: 'ERP', url: 'https://chat.example/', agent: 'erp-sales' }];
const ASKED = { systemCode: 'WMS', user: { userId: 'u1', nickName: '林若溪' } };
const OWN = { status: 2, systemName: 'WMS', systemValue: 'https://own.example/' };

function fakeApi(calls: Partial<ConsultApi> = {}): ConsultApi {
  return {
    issuePageToken: async () => ({ token: 't', expiresIn: 600 }),
    querySystemParamsPage: async () => ({ dataList: [OWN], totalCount: 1 }),
    queryCompanyInfo: async () => ({ companyName: '星河', packageInfoOnlineDTOS: [] }),
    ...calls,
  };
}

describe('[A129] the sales consult', () => {
  it('[A129] is the system’s own page, asked for as such', async () => {
    const querySystemParamsPage = vi.fn(fakeApi().querySystemParamsPage);
    expect(await findConsult(fakeApi({ querySystemParamsPage }), TABLE, ASKED)).toBe(
      'https://own.example/?token=t&systemCode=WMS',
    );
    expect(querySystemParamsPage).toHaveBeenCalledWith({
      paging: false,
      systemGroup: 'ECS_CUSTOMER_CONFIG',
    });
  });

  it('[A129] a failure of that question is swallowed: the sales desk answers', async () => {
    const api = fakeApi({ querySystemParamsPage: async () => Promise.reject(new Error('500')) });
    const url = new URL((await findConsult(api, TABLE, ASKED)) ?? '');
    expect(url.origin).toBe('https://chat.example');
    expect(url.searchParams.get('companyName')).toBe('星河');
  });

  it('[A129] the desk answers without the company, too; without a desk there is none', async () => {
    const refuse = async () => Promise.reject(new Error('500'));
    const api = fakeApi({ querySystemParamsPage: refuse, queryCompanyInfo: refuse });
    expect(await findConsult(api, TABLE, ASKED)).toContain('agent=erp-sales');
    expect(await findConsult(api, [], ASKED)).toBeUndefined();
  });
});
