import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/RequestContext.ts';

/** Throws when the caller is in demo mode: what the portal hides there, the server refuses too. */
export function refuseInDemo({ session }: Pick<SessionContext, 'session'>, code: string): void {
  if (session.isDemo) throw new BusinessError(code, 'notInDemo');
}
