import type { accountFlowsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { queryBannerList } from './banners.ts';
import { createDemoEnvironment, switchDemo } from './demoEnvironments.ts';
import { checkShowHelpInfo, dingTalkAutoRegister, dingTalkGroupNotice } from './firstUse.ts';
import { firstBindingPhoneEmailPsw } from './flows/bindFirst.ts';
import { userEditPass } from './flows/changePassword.ts';
import { queryCodeDelivery } from './flows/queryCodeDelivery.ts';
import { retrievePassByEmail, retrievePassByPhone } from './flows/recoverPassword.ts';
import { register } from './flows/register.ts';
import {
  sendBindingCode,
  sendRegisterCode,
  sendRetrievePassCore,
  sendRetrievePassEmail,
} from './flows/sendCode.ts';
import { appStoreChooseSubject, appStoreLogin, appStoreLoginByToken } from './others/appStore.ts';
import { transformLogin } from './others/handOver.ts';
import { checkSelMuchJump, selMuchTransformLogin } from './others/partner.ts';
import {
  beginTransformLogin,
  queryTransformProviders,
  transformLoginByOther,
} from './others/signInByProvider.ts';

/** The handlers of what leads to a session, and of an account's own settings. */
export function createFlowRoutes(): Pick<Handlers, keyof typeof accountFlowsContract> {
  return {
    sendRegisterCode,
    queryCodeDelivery,
    register,
    sendRetrievePassCore,
    sendRetrievePassEmail,
    retrievePassByPhone,
    retrievePassByEmail,
    sendBindingCode,
    firstBindingPhoneEmailPsw,
    userEditPass,
    queryTransformProviders,
    beginTransformLogin,
    transformLoginByOther,
    transformLogin,
    selMuchTransformLogin,
    checkSelMuchJump,
    appStoreLogin,
    appStoreChooseSubject,
    appStoreLoginByToken,
    checkShowHelpInfo,
    dingTalkAutoRegister,
    dingTalkGroupNotice,
    switchDemo,
    createDemoEnvironment,
    queryBannerList,
  };
}
