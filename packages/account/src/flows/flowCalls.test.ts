import { ApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFakeFlowsApi } from '../testing/createFakeFlowsApi.ts';
import { exampleAnswer } from '../testing/index.ts';
import { NO_VALUES } from './core/flowValues.ts';
import { bind, recover, register, sendRecoveryCode, tellDingTalk } from './flowCalls.ts';

const VALUES = {
  ...NO_VALUES,
  contact: ' lin@example.com',
  code: ' 123456 ',
  company: ' 蓝海贸易 ',
  password: 'Harbour27',
};
const encrypt = async ({ keyId }: { keyId: string }, { password }: { password: string }) => ({
  keyId,
  cipherText: `sealed(${password.length})`,
});
const SEALED = { keyId: 'k1', cipherText: 'sealed(9)' };

function stale(): ApiError {
  return new ApiError({
    kind: 'business',
    code: answerCodes.encryptionStale,
    status: 200,
    requestId: 'r',
    endpoint: 'POST /sso/user/register',
  });
}

describe('[A103] what is sent', () => {
  it('[A103] a registration carries what was typed, sealed, and what the link carried', async () => {
    const call = vi.fn(async () => exampleAnswer('1.t'));
    const origin = { linkId: 'l1', source: 's', serviceCode: 'c', inviteCode: 'i' };
    await register({ api: createFakeFlowsApi({ register: call }), encrypt }, VALUES, origin);
    expect(call).toHaveBeenCalledWith({
      ...origin,
      email: 'lin@example.com',
      code: '123456',
      companyName: '蓝海贸易',
      agreement: true,
      password: SEALED,
    });
  });

  it('[A2100] and the versions of agreements that the form has shown', async () => {
    const call = vi.fn(async (_request: object) => exampleAnswer('1.t'));
    const names = { zh: '协议', en: '', ko: '' };
    const agreements = [{ id: 'terms', version: '2', name: names, address: names }];
    await register({ api: createFakeFlowsApi({ register: call }), encrypt }, VALUES, { agreements });
    expect(call.mock.calls[0]?.[0]).toMatchObject({ agreements: [{ id: 'terms', version: '2' }] });
    await register({ api: createFakeFlowsApi({ register: call }), encrypt }, VALUES, { agreements: [] });
    expect(call.mock.calls[1]?.[0]).not.toHaveProperty('agreements');
  });

  it('[A103] a stale key is replaced once', async () => {
    const call = vi.fn(async () => exampleAnswer('1.t'));
    call.mockRejectedValueOnce(stale());
    const ports = { api: createFakeFlowsApi({ register: call }), encrypt };
    await register(ports, VALUES, {});
    expect(call).toHaveBeenCalledTimes(2);
    call.mockRejectedValue(stale());
    await expect(register(ports, VALUES, {})).rejects.toThrow();
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('[A103] recovery and binding go the way of their address', async () => {
    const byPhone = vi.fn(async () => undefined);
    const byEmail = vi.fn(async () => undefined);
    const sent = vi.fn(async () => ({}));
    const first = vi.fn(async () => exampleAnswer('1.t'));
    const api = createFakeFlowsApi({
      retrievePassByPhone: byPhone,
      retrievePassByEmail: byEmail,
      sendRetrievePassCore: sent,
      firstBindingPhoneEmailPsw: first,
    });
    await recover({ api, encrypt }, VALUES);
    expect(byEmail).toHaveBeenCalledWith({ email: 'lin@example.com', code: '123456', password: SEALED });
    await recover({ api, encrypt }, { ...VALUES, contact: '138 0013 8000' });
    expect(byPhone).toHaveBeenCalledWith({ phone: '13800138000', code: '123456', password: SEALED });
    await sendRecoveryCode({ api, encrypt }, { phone: '13800138000' });
    expect(sent).toHaveBeenCalledWith({ phone: '13800138000' });
    await bind({ api, encrypt }, VALUES);
    expect(first).toHaveBeenCalledWith({ email: 'lin@example.com', code: '123456', password: SEALED });
  });

  it('[A200] two addresses are bound with their own codes, whichever was typed first', async () => {
    const call = vi.fn(async () => exampleAnswer('1.t'));
    const ports = { api: createFakeFlowsApi({ firstBindingPhoneEmailPsw: call }), encrypt };
    const both = { phone: '13800138000', email: 'lin@example.com', code: '222222', emailCode: '111111' };
    const byEmail = { ...VALUES, code: '111111', second: '13800138000', secondCode: '222222' };
    await bind(ports, byEmail);
    expect(call).toHaveBeenLastCalledWith({ ...both, password: SEALED });
    const byPhone = { ...VALUES, contact: '13800138000', code: '222222' };
    await bind(ports, { ...byPhone, second: 'lin@example.com', secondCode: '111111' });
    expect(call).toHaveBeenLastCalledWith({ ...both, password: SEALED });
  });
});

describe('[A104] DingTalk', () => {
  it('[A104] is told of a new user, and its failures are nobody’s concern', async () => {
    const fails = vi.fn(async () => Promise.reject(new Error('401')));
    const api = createFakeFlowsApi({ dingTalkAutoRegister: fails, dingTalkGroupNotice: fails });
    await expect(tellDingTalk(api, { userId: 'u1', phone: '13800138000' })).resolves.toBeUndefined();
    expect(fails).toHaveBeenCalledTimes(2);
    expect(fails).toHaveBeenCalledWith({ userId: 'u1', phone: '13800138000' });
  });
});
