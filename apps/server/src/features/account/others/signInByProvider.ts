import { accountCodes } from '@portal/api-client/contract';
import { BusinessError, HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { beginOidc } from '../oidc/beginOidc.ts';
import { doorNameIn } from '../oidc/SignInDoor.ts';
import { isOidc, signInByOidc } from '../oidc/signInByOidc.ts';

/** The third parties that one can sign in with. */
export const queryTransformProviders: Handlers['queryTransformProviders'] = async (
  _request,
  { services, locale },
) => services.oidc.doors().map((door) => ({ provider: door.provider, name: doorNameIn(door, locale) }));

/** Where a third party's sign-in begins; the state comes back with the code and is spent there. */
export const beginTransformLogin: Handlers['beginTransformLogin'] = async ({ provider }, context) => {
  const begun = await beginOidc(context, provider);
  if (!begun) throw new HttpError(400, 'badRequest');
  return begun;
};

/** Signs in with what a third party sent back: state and code are good once. */
export const transformLoginByOther: Handlers['transformLoginByOther'] = async (request, context) => {
  if (isOidc(context, request.provider)) return signInByOidc(context, request);
  throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
};
