import type { AccountFlowsApi } from '../flows/flowCalls.ts';
import { createFakeApi, exampleAnswer } from './createFakePorts.ts';

/** Calls of registration, recovery and binding that all answer; a test replaces those that it is about. */
export function createFakeFlowsApi(calls: Partial<AccountFlowsApi> = {}): AccountFlowsApi {
  const sent = async () => ({ resendAfterSeconds: 60, expiresInSeconds: 600 });
  return {
    getPublicKey: createFakeApi().getPublicKey,
    sendRegisterCode: sent,
    register: async () => exampleAnswer('1.registered'),
    sendRetrievePassCore: sent,
    sendRetrievePassEmail: sent,
    retrievePassByPhone: async () => undefined,
    retrievePassByEmail: async () => undefined,
    sendBindingCode: sent,
    firstBindingPhoneEmailPsw: async () => exampleAnswer('1.bound'),
    dingTalkAutoRegister: async () => undefined,
    dingTalkGroupNotice: async () => undefined,
    ...calls,
  };
}
