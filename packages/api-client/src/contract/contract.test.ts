import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { sockets } from './sockets.ts';

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

  it('[C310] has the calls of notices, exports, announcements, renewal and live broadcasts at these addresses', () => {
    const table = Object.fromEntries(calls.map(([name, { method, path }]) => [name, `${method} ${path}`]));
    expect(table).toMatchObject({
      queryMsgNoticePage: 'POST /sso/msgNotice/queryMsgNoticePage',
      saveAllRead: 'POST /sso/msgNotice/saveAllRead',
      saveRead: 'POST /sso/msgNotice/saveRead',
      getNoticeMuteTime: 'POST /sso/msgNotice/getNoticeMuteTime',
      saveNoticeMuteTime: 'POST /sso/msgNotice/saveNoticeMuteTime',
      queryClassification: 'POST /sso/messageManagement/queryClassification',
      getDownloadTask: 'POST /api/v1/download-center/task/{id}',
      retryDownloadTask: 'POST /api/v1/download-center/retry-task/{id}',
      createDownloadTask: 'POST /api/v1/download-center/create-task',
      queryDownloadTasks: 'POST /api/v1/download-center/tasks',
      deleteDownloadTask: 'POST /api/v1/download-center/delete-task/{id}',
      getAnnouncementYhEjectDetail: 'POST /sso/announcementGroup/getAnnouncementYhEjectDetail',
      getLastAnnouncement: 'POST /sso/announcementGroup/getLastAnnouncement',
      getAnnouncementNotice: 'POST /sso/announcementGroup/getAnnouncementNotice',
      downloadAttachment: 'POST /upload/download',
      renewalReminder: 'POST /sso/serviceInfo/renewalReminder',
      queryRenewNotice: 'POST /sso/subjectServiceSystemExt/queryRenewNotice',
      getLivingBroadcast: 'POST /sso/liveBroadcastGroup/getLivingBroadcast',
    });
    expect(contract.saveAllRead).toMatchObject({ successCodes: ['200'] });
    expect(contract.downloadAttachment).toMatchObject({ body: 'form', answer: 'blob' });
    expect([sockets.ecSocket.path, sockets.exportSocket.path]).toEqual([
      '/sso/ecSocket/{token}',
      '/api/v1/download-center/ws/{token}',
    ]);
  });

  it('[C311] reads pushed frames leniently: unknown kinds and fields stay, wrong ones count as missing', () => {
    const { serverFrame } = sockets.ecSocket;
    expect(parse(serverFrame, { msgType: '8', msgTitle: 'x', eject: {}, later: 1 })).toMatchObject({
      msgType: 8,
      eject: undefined,
      later: 1,
    });
    expect(parse(serverFrame, { msgType: 99, msgTitle: '' }).msgType).toBe(99);
    for (const garbage of [null, 1, [], {}, { msgTitle: 1 }]) expect(is(serverFrame, garbage)).toBe(false);
    expect(is(sockets.exportSocket.serverFrame, { code: '0', data: null })).toBe(true);
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
