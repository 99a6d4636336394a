import type { ApiCall } from '@portal/api-client';
import type { accountFlowsContract, LoginAnswer, Subject } from '@portal/api-client/contract';
import type { SignInOrigin } from '../runtime/createAccount.ts';
import type { Landing } from './core/readLanding.ts';

type LandingCalls =
  | 'transformLoginByOther'
  | 'appStoreLogin'
  | 'appStoreLoginByToken'
  | 'appStoreChooseSubject'
  | 'transformLogin'
  | 'selMuchTransformLogin';

/** The calls of other sign-ins and of the hand-over. */
export type LandingApi = {
  readonly [Name in LandingCalls]: ApiCall<(typeof accountFlowsContract)[Name]>;
};

/** A session, or the companies of a ticket to choose one from. */
export type Landed =
  | { kind: 'session'; answer: LoginAnswer }
  | { kind: 'choose'; ticket: string; subjects: Subject[] };

/** Signs in with what a person came back with. */
export async function signInByLanding(
  api: LandingApi,
  landing: Landing,
  origin: SignInOrigin,
): Promise<Landed> {
  if (landing.kind === 'provider') {
    const { kind, ...back } = landing;
    return {
      kind: 'session',
      answer: await api.transformLoginByOther({ ...origin, ...back }),
    };
  }
  const { token, ticket, subjects, userInfo, needBind } =
    landing.kind === 'app-store'
      ? await api.appStoreLogin({ code: landing.code, shop: landing.shop })
      : await api.appStoreLoginByToken({ token: landing.token });
  if (token) return { kind: 'session', answer: { token, subjects, userInfo, needBind } };
  if (!ticket) throw new TypeError('Account: the app store answered neither a session nor a ticket');
  return { kind: 'choose', ticket, subjects };
}
