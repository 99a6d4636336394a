import { expect, it } from 'vitest';
import { accountFlowsContract } from './accountFlows.ts';
import { accountServicesContract } from './accountServices.ts';
import { consultContract } from './consult.ts';
import { guideContract } from './guide.ts';
import { onboardingContract } from './onboarding.ts';

const groups = {
  ...accountFlowsContract,
  ...accountServicesContract,
  ...onboardingContract,
  ...consultContract,
  ...guideContract,
};

it('[C10] account, onboarding, consult and guide calls are at the addresses that the protocol names', () => {
  const table = Object.fromEntries(
    Object.entries(groups).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  );
  expect(table).toMatchObject({
    register: 'POST /sso/user/register',
    firstBindingPhoneEmailPsw: 'POST /sso/user/firstBindingPhoneEmailPsw',
    retrievePassByPhone: 'POST /sso/user/retrievePassByPhone',
    retrievePassByEmail: 'POST /sso/user/retrievePassByEmail',
    sendRetrievePassEmail: 'POST /sso/user/sendRetrievePassEmail',
    sendRetrievePassCore: 'POST /sso/user/sendRetrievePassCore',
    transformLoginByOther: 'POST /sso/user/transformLoginByOther',
    transformLogin: 'POST /sso/user/transformLogin',
    selMuchTransformLogin: 'POST /sso/user/selMuchTransformLogin',
    appStoreLogin: 'POST /sso/user/appStoreLogin',
    appStoreChooseSubject: 'POST /sso/user/appStoreChooseSubject',
    appStoreLoginByToken: 'POST /sso/user/appStoreLoginByToken',
    userEditPass: 'POST /sso/user/userEditPass',
    checkShowHelpInfo: 'POST /sso/user/checkShowHelpInfo',
    dingTalkAutoRegister: 'POST /sso/dingTalk/autoRegister',
    dingTalkGroupNotice: 'POST /sso/dingTalk/groupNotice',
    switchDemo: 'POST /sso/subjectService/switchDemo',
    createDemoEnvironment: 'POST /sso/subjectService/createDemoEnvironment',
    openFreePackage: 'POST /sso/subjectService/openFreePackage',
    queryEjectFreePackage: 'POST /sso/subjectService/queryEjectFreePackage',
    querySystemServicePackageInfo: 'POST /sso/subjectService/querySystemServicePackageInfo',
    authEdm: 'POST /sso/subjectService/authEdm',
    checkSelMuchJump: 'POST /sso/subjectServiceSystemExt/checkSelMuchJump',
    queryBannerList: 'POST /openApi/banner/queryList',
    queryThirdAppSimple: 'POST /openApi/apiAppInfo/queryThirdAppSimple',
    forward: 'POST /sso/forward',
    platformUniteInterface: 'POST /sso/ThirdInterface/platformUniteInterface',
    getAccountStatusList: 'POST /sso/ThirdInterface/getAccountStatusList',
    buildStationStatusInterface: 'POST /sso/ThirdInterface/buildStationStatusInterface',
    companyData: 'GET /company-data/{resource}',
    queryCompanyInfo: 'POST /sso/subject/queryCompanyInfo',
    queryCompanySetting: 'POST /sso/companySetting/query',
    queryLiteGuideInfo: 'POST /sso/subjectService/queryLiteGuideInfo',
    updateLiteGuide: 'POST /sso/subjectService/updateLiteGuide',
    guidePageProcess: 'POST /api/v1/guide-page/process',
    guideProgress: 'GET /guide/progress',
  });
});

it('[C10] a 401 of a sign-in or of a DingTalk call ends no session', () => {
  const quiet = [
    'dingTalkAutoRegister',
    'dingTalkGroupNotice',
    'register',
    'transformLoginByOther',
    'appStoreLogin',
  ];
  for (const [name, endpoint] of Object.entries(groups))
    if (quiet.includes(name)) expect(endpoint, name).toMatchObject({ endsSession: false });
});

it.each(['register', 'retrievePassByPhone', 'userEditPass', 'firstBindingPhoneEmailPsw'] as const)(
  '[C7] %s carries the user centre’s system code and takes no password in plain text',
  async (name) => {
    const secret = { keyId: 'k', cipherText: 'c' };
    const form = {
      phone: '13800138000',
      code: '123456',
      companyName: 'x',
      agreement: true,
      oldPassword: secret,
      password: secret,
    };
    const schema = accountFlowsContract[name].request['~standard'];
    expect(await schema.validate(form)).toMatchObject({ value: { systemCode: 'SSO_SYS_USER' } });
    expect(await schema.validate({ ...form, password: 'Portal2026' })).toHaveProperty('issues');
  },
);
