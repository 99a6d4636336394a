import { and, eq, gt, isNull } from 'drizzle-orm';
import { digestOf } from '../../../auth/tokens.ts';
import { oidcAttempts } from '../../../db/schema/accountFlows.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import type { DoorPerson, DoorReturn } from './DoorProtocol.ts';
import type { SignInDoor } from './SignInDoor.ts';

/** Who somebody is with a provider. */
export type OidcPerson = DoorPerson & { door: SignInDoor };

/**
 * Who came back from a provider: its answer was asked for here, for this provider, and not taken before; what the
 * provider's protocol has to show is right. Undefined otherwise; the log says why.
 * @param linkTo the account that was to be linked, where it was no sign-in
 */
export async function finishOidc(
  context: PublicContext,
  back: DoorReturn,
  linkTo?: string,
): Promise<OidcPerson | undefined> {
  const { log, requestId, services } = context;
  const { provider, state } = back;
  const attempt = await takeAttempt(context, back, linkTo);
  if (!attempt) return undefined;
  try {
    const found = await services.oidc.find(provider);
    const person = await found?.protocol.personOf(back, { ...attempt, state });
    return found && person && { ...person, door: found.door };
  } catch (error) {
    log.warn({ requestId, provider, reason: reasonOf(error) }, 'a sign-in by a provider was refused');
    return undefined;
  }
}

/** Uses the attempt up, whatever comes of it. */
async function takeAttempt(
  { db, clock }: PublicContext,
  { provider, state }: DoorReturn,
  linkTo: string | undefined,
) {
  const isThis = and(
    eq(oidcAttempts.digest, digestOf(state)),
    eq(oidcAttempts.provider, provider),
    gt(oidcAttempts.expiresAt, clock.now()),
    linkTo === undefined ? isNull(oidcAttempts.userId) : eq(oidcAttempts.userId, linkTo),
  );
  const [attempt] = await db.delete(oidcAttempts).where(isThis).returning();
  return attempt;
}

/** What the protocol says is wrong: a code of its own, no text of the other side. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
