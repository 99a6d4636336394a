import { accountCodes, answerCodes, type HandlerRequestOf } from '@portal/api-client/contract';
import { BusinessError } from '../../../http/errors.ts';
import type { PortalContract } from '../../../http/handlers.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { userOfIdentity } from '../others/userOfIdentity.ts';
import { type SignedIn, startSession } from '../startSession.ts';
import { finishOidc, type OidcPerson } from './finishOidc.ts';
import { doorNameIn, identityProvider } from './SignInDoor.ts';
import { type FoundUser, userOfOidc } from './userOfOidc.ts';

type Request = HandlerRequestOf<PortalContract['transformLoginByOther']>;

/** Whether a provider's name is one of the doors that are set up. */
export function isOidc({ services }: PublicContext, provider: string): boolean {
  return services.oidc.doors().some((door) => door.provider === provider);
}

/** Signs in whom a provider vouches for; state and code are good once. */
export async function signInByOidc(context: PublicContext, request: Request): Promise<SignedIn> {
  const person = await finishOidc(context, request);
  if (!person) {
    await recordForPerson(context.db, { ...context, userId: null }, { kind: 'refused', action: 'provider' });
    throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  }
  const found = (await userOfOidc(context, person)) ?? (await openAccount(context, person, request));
  if (!found) throw new BusinessError(accountCodes.notInvited, 'notInvited');
  const { userId, isActive } = found;
  if (!isActive) {
    await recordForPerson(context.db, { ...context, userId }, { kind: 'refused', action: 'disabled' });
    throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
  }
  return startSession(context, { userId, autoLogin: false, way: 'provider' });
}

/** Somebody nobody knows gets an account and a company where the door stands open to all. */
async function openAccount(
  { db, clock, locale }: PublicContext,
  { door, subjects, name }: OidcPerson,
  { linkId, source, serviceCode, inviteCode }: Request,
): Promise<FoundUser | undefined> {
  if (!door.open) return undefined;
  const userId = await userOfIdentity(db, clock, {
    provider: identityProvider(door),
    person: { externalId: subjects[0], name: name || doorNameIn(door, locale) },
    origin: { linkId, source, serviceCode, inviteCode },
  });
  return userId === undefined ? undefined : { userId, isActive: true };
}
