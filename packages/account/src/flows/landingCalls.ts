import type { ApiCall } from '@portal/api-client';
import type { accountFlowsContract, LoginAnswer, oidcContract, Subject } from '@portal/api-client/contract';
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

/** The call that links the own account. */
export type LinkApi = { readonly linkSignIn: ApiCall<(typeof oidcContract)['linkSignIn']> };

/** Links the own account to whom a person came back as; rejects where it was refused, or another party came back. */
export async function linkByLanding(api: LinkApi, landing: Landing | undefined): Promise<void> {
  if (landing?.kind !== 'provider')
    throw new TypeError('Account: nobody came back whom the account could be linked to');
  const { kind, ...back } = landing;
  await api.linkSignIn(back);
}
