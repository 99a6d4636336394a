import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const calls: [string, Endpoint][] = Object.entries(contract);

describe('the contract', () => {
  it('[C1] has one call for each method and path, described for the reference', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [name, { path, summary }] of calls) {
      expect(path, name).toMatch(/^\/[\w/{}.-]+$/);
      expect(summary, name).toMatch(/^\S.*\.$/);
    }
  });

  it('[C1] names every field of a path in the request', async () => {
    for (const [name, { path, request }] of calls) {
      const fields = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const result = await request['~standard'].validate({});
      const missing = result.issues?.map(({ path: keys }) => keyOf(keys?.[0])) ?? [];
      for (const field of fields) expect(missing, `${name} ${field}`).toContain(field);
    }
  });

  it('[C10] has the calls of the foundation at these addresses', () => {
    const table = Object.fromEntries(calls.map(([name, { method, path }]) => [name, `${method} ${path}`]));
    expect(table).toMatchObject({
      querySystemExtListForSub: 'POST /sso/subjectServiceSystemExt/querySystemExtListForSub',
      querySystemParamsPage: 'POST /sso/systemParams/querySystemParamsPage',
      getMenuTreeByServiceAndRole: 'POST /sso/role/getMenuTreeByServiceAndRole',
      recordMenuOpt: 'POST /sso/menuStatistics/recordMenuOpt',
      queryDeployStatusPlus: 'POST /sso/subjectService/queryDeployStatusPlus',
      switchSystemCode: 'POST /sso/subjectService/switchSystemCode',
      getPublicKey: 'POST /sso/user/getPublicKey',
      login: 'POST /sso/user/login',
      logout: 'POST /sso/user/logout',
      getUserInfoByHideCode: 'POST /sso/user/getUserInfoByHideCode',
      userActionConfig: 'POST /sso/user/userActionConfig',
      chooseLanguage: 'POST /sso/user/chooseLanguage',
      changePackageStyle: 'POST /sso/user/changePackageStyle',
      getPersonalUserSub: 'POST /sso/user/getPersonalUserSub',
      tokenLogin: 'POST /sso/user/tokenLogin',
      chooseSubject: 'POST /sso/user/chooseSubject',
      getUserOnlineSubCodeEncry: 'POST /sso/user/getUserOnlineSubCodeEncry',
      issueAppToken: 'POST /sso/user/issueAppToken',
      reportClientError: 'POST /sso/clientError/report',
      getRuntimeConfig: 'GET /config.json',
    });
  });

  it('[C7] carries the user centre’s system code in login calls', async () => {
    const password = { keyId: 'k', cipherText: 'c' };
    const login = await contract.login.request['~standard'].validate({ userName: 'owner', password });
    expect(login).toMatchObject({ value: { systemCode: 'SSO_SYS_USER', autoLogin: 0 } });
    const byToken = await contract.tokenLogin.request['~standard'].validate({ token: 't' });
    expect(byToken).toMatchObject({ value: { systemCode: 'SSO_SYS_USER' } });
    const other = { userName: 'owner', password, systemCode: 'ERP' };
    expect(await contract.login.request['~standard'].validate(other)).toHaveProperty('issues');
  });

  it('[C7] takes no password in plain text', async () => {
    const plain = { userName: 'owner', password: 'Portal2026' };
    expect(await contract.login.request['~standard'].validate(plain)).toHaveProperty('issues');
  });
});

function keyOf(key: unknown): unknown {
  return typeof key === 'object' && key !== null && 'key' in key ? key.key : key;
}
