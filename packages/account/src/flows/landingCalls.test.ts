import { describe, expect, it, vi } from 'vitest';
import { exampleAnswer, exampleChoice } from '../testing/index.ts';
import { type LandingApi, linkByLanding, signInByLanding } from './landingCalls.ts';

function fakeApi(calls: Partial<LandingApi>): LandingApi {
  const refuse = async () => Promise.reject(new Error('not expected'));
  return {
    transformLoginByOther: refuse,
    appStoreLogin: refuse,
    appStoreLoginByToken: refuse,
    appStoreChooseSubject: refuse,
    transformLogin: refuse,
    selMuchTransformLogin: refuse,
    ...calls,
  };
}

describe('[A117] signing in with what another party sent', () => {
  it('[A117] hands on code, state and what the link carried', async () => {
    const call = vi.fn(async () => exampleAnswer('1.t'));
    const landing = { kind: 'provider', provider: 'wechat', code: 'c', state: 's', iss: 'i' } as const;
    const landed = await signInByLanding(fakeApi({ transformLoginByOther: call }), landing, { linkId: 'l' });
    expect(call).toHaveBeenCalledWith({ provider: 'wechat', code: 'c', state: 's', iss: 'i', linkId: 'l' });
    expect(landed).toMatchObject({ kind: 'session', answer: { token: '1.t' } });
  });

  it('[A117] lets a person of several companies choose with the app store’s ticket', async () => {
    const { subjects } = exampleChoice('');
    const api = fakeApi({ appStoreLogin: async () => ({ ticket: 'k', subjects, needBind: false }) });
    expect(await signInByLanding(api, { kind: 'app-store', code: 'c' }, {})).toEqual({
      kind: 'choose',
      ticket: 'k',
      subjects,
    });
  });

  it('[A117] an answer that is neither is a failure', async () => {
    const api = fakeApi({ appStoreLoginByToken: async () => ({ subjects: [], needBind: false }) });
    await expect(signInByLanding(api, { kind: 'app-store-token', token: 't' }, {})).rejects.toThrow();
  });
});

describe('[A300] linking the own account', () => {
  it('[A300] hands on what a provider sent, and nothing that would sign in', async () => {
    const linkSignIn = vi.fn(async () => undefined);
    const landing = { kind: 'provider', provider: 'wechat', code: 'c', state: 's' } as const;
    await linkByLanding({ linkSignIn }, landing);
    expect(linkSignIn).toHaveBeenCalledExactlyOnceWith({ provider: 'wechat', code: 'c', state: 's' });
  });

  it('[A300] somebody else’s return, or none, links nothing', async () => {
    const linkSignIn = vi.fn(async () => undefined);
    await expect(linkByLanding({ linkSignIn }, undefined)).rejects.toThrow();
    await expect(linkByLanding({ linkSignIn }, { kind: 'app-store', code: 'c' })).rejects.toThrow();
    expect(linkSignIn).not.toHaveBeenCalled();
  });
});
