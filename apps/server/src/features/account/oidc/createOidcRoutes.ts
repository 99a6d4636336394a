import type { oidcContract } from '@portal/api-client/contract';
import type { Handlers } from '../../../http/handlers.ts';
import { beginLinkSignIn, linkSignIn, queryOwnSignIns, unlinkSignIn } from './ownLinks.ts';
import { returnFromOidc } from './returnFromOidc.ts';

/** The handlers of the sign-in by providers. */
export function createOidcRoutes(): Pick<Handlers, keyof typeof oidcContract> {
  return { returnFromOidc, queryOwnSignIns, beginLinkSignIn, linkSignIn, unlinkSignIn };
}
