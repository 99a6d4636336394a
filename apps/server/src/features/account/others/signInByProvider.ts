import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { beginOidc } from '../oidc/beginOidc.ts';
import { isOidc, signInByOidc } from '../oidc/signInByOidc.ts';
import { startSession } from '../startSession.ts';
import { redeemExternalCode } from './externalCodes.ts';
import { userOfIdentity } from './userOfIdentity.ts';

/** The third parties that one can sign in with. */
export const queryTransformProviders: Handlers['queryTransformProviders'] = async (
  _request,
  { services },
) => [
  ...services.oidc.doors().map(({ provider, name }) => ({ provider, name })),
  ...(services.ports.signIn?.providers ?? []).map((one) => ({ ...one })),
];

/** Where a third party's sign-in begins; the state comes back with the code and is spent there. */
export const beginTransformLogin: Handlers['beginTransformLogin'] = async ({ provider }, context) => {
  const begun = await beginOidc(context, provider);
  if (begun) return begun;
  const { services, host, secure } = context;
  const { signIn } = services.ports;
  if (!signIn || !isProvider(context, provider)) throw new HttpError(400, 'badRequest');
  const { nonce } = services.nonces.issue();
  const url = signIn.pageOf(provider, services.runtimeConfig.appsOrigin({ host, secure }));
  url.searchParams.set('state', nonce);
  return { url: url.href, state: nonce };
};

/** Signs in with what a third party sent back: state and code are good once. */
export const transformLoginByOther: Handlers['transformLoginByOther'] = async (request, context) => {
  if (isOidc(context, request.provider)) return signInByOidc(context, request);
  const { db, clock, services } = context;
  const { provider, code, state, linkId, source, serviceCode, inviteCode } = request;
  const refused = new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  if (!isProvider(context, provider) || !(await services.nonces.spend(state))) throw refused;
  const person = await redeemExternalCode(db, clock, `oauth:${provider}`, code);
  if (!person) throw refused;
  const origin = { linkId, source, serviceCode, inviteCode };
  const userId = await userOfIdentity(db, clock, { provider, person, origin });
  if (!userId) throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  return startSession(context, { userId, autoLogin: false, way: 'provider' });
};

function isProvider({ services }: PublicContext, name: string): boolean {
  return services.ports.signIn?.providers.some(({ provider }) => provider === name) ?? false;
}
