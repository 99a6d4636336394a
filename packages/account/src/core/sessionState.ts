import type { Subject } from '@portal/api-client/contract';
import type { SignInFailure } from './AccountError.ts';

/** Who is signed in, and in which company. */
export type SessionIdentity = { userId: string; company: string };

/** How a sign-in began. */
export type SignInMethod = 'form' | 'token';

/** Set while somebody is to sign in over a page that is kept: whose it is, in which company. */
type OverPage = { over?: SessionIdentity };

/** Where a browser tab stands with its session. Tokens are never part of it. */
export type SessionState =
  /** Storage has not been read yet. */
  | { status: 'unknown' }
  /** Nobody is signed in; `failure` is why the last try did not work. */
  | ({
      status: 'anonymous';
      reason?: 'signed-out' | 'signed-out-elsewhere';
      failure?: SignInFailure;
    } & OverPage)
  /** A sign-in is under way, from the form or with a token that came in the address. */
  | ({ status: 'authenticating'; attempt: number; method: SignInMethod } & OverPage)
  /** Signed in, but the user has several companies; `attempt` is set while the choice is sent. */
  | ({
      status: 'choosing-subject';
      subjects?: Subject[];
      attempt?: number;
      failure?: SignInFailure;
    } & OverPage)
  /** Signed in; the identity is known once the user's data are. */
  | { status: 'authenticated'; identity?: SessionIdentity }
  /** The server ended the session in the middle of work. */
  | ({ status: 'expired' } & OverPage);

/** Why the login page is shown. */
export type LoginReason = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'choose-subject';
