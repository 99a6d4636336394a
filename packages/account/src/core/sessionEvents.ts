import type { Subject, UserInfo } from '@portal/api-client/contract';
import type { SignInFailure } from './AccountError.ts';
import type { LoginReason, SessionIdentity, SignInMethod } from './sessionState.ts';

/** What storage says about the session. */
export type StoredSession = {
  hasToken: boolean;
  /** Several companies and none chosen yet. */
  mustChooseSubject: boolean;
  identity?: SessionIdentity;
};

/** A successful answer to a sign-in or to a choice of company; `lasting` is as chosen, undefined leaves it as it is. */
export type SignedIn = {
  token: string;
  user: UserInfo | undefined;
  subjects: Subject[];
  lasting?: boolean;
};

/** What happens to a session; an `attempt` numbers a try, so that a late answer of a former one is told apart. */
export type SessionEvent =
  | { type: 'started'; stored: StoredSession }
  | { type: 'sign-in-started'; attempt: number; method: SignInMethod }
  /** `lastUserId` is who used this browser before, as far as anything of theirs is left. */
  | { type: 'sign-in-answered'; attempt: number; answer: SignedIn; lastUserId?: string }
  | { type: 'sign-in-failed'; attempt: number; failure: SignInFailure }
  /** The server wants a company to be chosen before anything else. */
  | { type: 'subject-required' }
  | { type: 'subjects-loaded'; subjects: Subject[] }
  | { type: 'subjects-failed'; failure: SignInFailure }
  | { type: 'subject-choice-started'; attempt: number }
  | { type: 'subject-chosen'; attempt: number; answer: SignedIn }
  | { type: 'subject-choice-failed'; attempt: number; failure: SignInFailure }
  /** The user's data came; `lastUserId` as above. */
  | { type: 'user-loaded'; user: UserInfo; lastUserId?: string }
  /** The person signed out, and the server was told. */
  | { type: 'signed-out' }
  /** The server answered that the session is over; `keepsPage` where somebody can sign in over the page. */
  | { type: 'unauthorized'; keepsPage?: boolean }
  /** Everything of a former session is to go, without leaving the page. */
  | { type: 'forgotten' }
  /** Another browser tab changed the stored session. */
  | { type: 'changed-elsewhere'; stored: StoredSession; expired: boolean; keepsPage?: boolean };

/** What the runtime does after a transition, in order. */
export type SessionEffect =
  /** Remove stored values: all but the language and the token, or only those of the session itself. */
  | { type: 'clear-storage'; scope: 'everything' | 'session' }
  | { type: 'keep-user'; user: UserInfo; mustChooseSubject: boolean }
  /** Let the other browser tabs know why the session is over. */
  | { type: 'mark-expired' }
  /** A session that is not `lasting` ends with the browser's own. */
  | { type: 'begin-session'; token: string; lasting: boolean | undefined }
  | { type: 'end-session'; expired?: boolean }
  /** Drop caches, close sockets, stop timers, reset the page title. */
  | { type: 'release' }
  | { type: 'load-subjects' }
  /** The session is usable: go where the person wanted. */
  | { type: 'enter' }
  | { type: 'show-login'; reason: LoginReason; keepPlace: boolean }
  /** Start over as the other user. */
  | { type: 'reload' }
  /** Start over at the home page: somebody else signed in over the page. */
  | { type: 'start-over' };
