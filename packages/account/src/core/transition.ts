import { assertNever } from './assertNever.ts';
import { identityOf, isSameIdentity } from './identityOf.ts';
import type { SessionEffect, SessionEvent, SignedIn } from './sessionEvents.ts';
import type { SessionIdentity, SessionState } from './sessionState.ts';

/** A session's next state, and what must be done because of it, in this order. */
export type SessionStep = readonly [state: SessionState, effects?: readonly SessionEffect[]];

/** The one place where a session changes; an event that makes no sense in a state leaves it as it is. */
export function transition(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'started':
      return state.status === 'unknown' ? restore(event) : [state];
    case 'sign-in-started':
      if (!canSignIn(state)) return [state];
      return to({ status: 'authenticating', attempt: event.attempt, method: event.method, ...over(state) });
    case 'sign-in-answered':
      if (!isAttempt(state, 'authenticating', event.attempt)) return [state];
      return signIn(event, state);
    case 'sign-in-failed':
      if (!isAttempt(state, 'authenticating', event.attempt)) return [state];
      return to({ status: 'anonymous', failure: event.failure, ...over(state) });
    case 'subject-required':
      if (state.status !== 'authenticated') return [state];
      return to({ status: 'choosing-subject' }, { type: 'load-subjects' }, CHOOSE);
    case 'subjects-loaded':
      if (state.status !== 'choosing-subject') return [state];
      return to({ ...state, subjects: event.subjects, failure: undefined });
    case 'subjects-failed':
      return state.status === 'choosing-subject' ? to({ ...state, failure: event.failure }) : [state];
    case 'subject-choice-started':
      if (state.status !== 'choosing-subject') return [state];
      return to({
        status: 'choosing-subject',
        subjects: state.subjects,
        attempt: event.attempt,
        ...over(state),
      });
    case 'subject-chosen':
      if (!isAttempt(state, 'choosing-subject', event.attempt)) return [state];
      return enter(event.answer, state);
    case 'subject-choice-failed':
      if (!isAttempt(state, 'choosing-subject', event.attempt)) return [state];
      return to({ ...state, attempt: undefined, failure: event.failure });
    case 'user-loaded':
      return state.status === 'authenticated' ? learnUser(state, event) : [state];
    case 'signed-out':
      return isSignedIn(state) || isOverPage(state) ? end() : [state];
    case 'unauthorized':
      return isSignedIn(state) ? expire(state, event) : [state];
    case 'forgotten':
      return to({ status: 'anonymous' }, CLEAR_ALL, { type: 'end-session' }, RELEASE);
    case 'changed-elsewhere':
      return follow(state, event);
    default:
      return assertNever(event);
  }
}

const CLEAR_ALL: SessionEffect = { type: 'clear-storage', scope: 'everything' };
const RELEASE: SessionEffect = { type: 'release' };
const CHOOSE: SessionEffect = { type: 'show-login', reason: 'choose-subject', keepPlace: true };

function to(state: SessionState, ...effects: SessionEffect[]): SessionStep {
  return [state, effects];
}

function canSignIn(state: SessionState): boolean {
  return state.status === 'anonymous' || state.status === 'expired' || state.status === 'authenticating';
}

function isSignedIn(state: SessionState): boolean {
  return state.status === 'authenticated' || state.status === 'choosing-subject';
}

function isAttempt<Status extends 'authenticating' | 'choosing-subject'>(
  state: SessionState,
  status: Status,
  attempt: number,
): state is Extract<SessionState, { status: Status }> {
  return state.status === status && 'attempt' in state && state.attempt === attempt;
}

function restore({ stored }: Extract<SessionEvent, { type: 'started' }>): SessionStep {
  if (!stored.hasToken) return to({ status: 'anonymous' });
  if (stored.mustChooseSubject) return to({ status: 'choosing-subject' }, { type: 'load-subjects' });
  return to({ status: 'authenticated', identity: stored.identity });
}

function signIn(
  { answer, lastUserId }: Extract<SessionEvent, { type: 'sign-in-answered' }>,
  before: Extract<SessionState, { status: 'authenticating' }>,
): SessionStep {
  const isAnother = lastUserId !== undefined && lastUserId !== answer.user?.userId;
  const forget: SessionEffect[] = isAnother ? [CLEAR_ALL, RELEASE] : [];
  const mustChoose = answer.subjects.length > 1 && !identityOf(answer.user);
  const [state, effects = []] = mustChoose ? choose(answer, before) : enter(answer, before);
  // A token in the address has its own way on: whoever followed it decides where it leads.
  const after = effects.filter(({ type }) => type !== 'enter' || before.method === 'form');
  return to(state, ...forget, ...after);
}

function choose(answer: SignedIn, before: SessionState): SessionStep {
  return to(
    { status: 'choosing-subject', subjects: answer.subjects, ...over(before) },
    ...begin(answer, true),
  );
}

function enter(answer: SignedIn, before: SessionState): SessionStep {
  const identity = identityOf(answer.user);
  return to({ status: 'authenticated', identity }, ...begin(answer, false), onward(before, identity));
}

/** Where a sign-in leads: on with the page that was kept, or with a clean one when that was somebody else's. */
function onward(before: SessionState, identity: SessionIdentity | undefined): SessionEffect {
  const { over: kept } = over(before);
  return kept && !(identity && isSameIdentity(kept, identity)) ? { type: 'start-over' } : { type: 'enter' };
}

/** Whose page a sign-in stands over, as a part of the state. */
function over(state: SessionState): { over?: SessionIdentity } {
  return 'over' in state && state.over ? { over: state.over } : {};
}

/** Whether somebody is to sign in over a page that is kept. */
function isOverPage(state: SessionState): boolean {
  return over(state).over !== undefined;
}

function begin({ token, user, lasting }: SignedIn, mustChooseSubject: boolean): SessionEffect[] {
  // The user is stored before the token: other tabs are told by the token and then look who it is.
  const keep: SessionEffect[] = user ? [{ type: 'keep-user', user, mustChooseSubject }] : [];
  return [...keep, { type: 'begin-session', token, lasting }];
}

function learnUser(
  state: Extract<SessionState, { status: 'authenticated' }>,
  { user, lastUserId }: Extract<SessionEvent, { type: 'user-loaded' }>,
): SessionStep {
  const identity = identityOf(user) ?? state.identity;
  const keep: SessionEffect = { type: 'keep-user', user, mustChooseSubject: false };
  return lastUserId === undefined || lastUserId === user.userId
    ? to({ status: 'authenticated', identity }, keep)
    : to({ status: 'authenticated', identity }, CLEAR_ALL, RELEASE, keep, { type: 'reload' });
}

function end(): SessionStep {
  const reason = 'signed-out';
  const leave: SessionEffect = { type: 'show-login', reason, keepPlace: false };
  return to({ status: 'anonymous', reason }, CLEAR_ALL, { type: 'end-session' }, RELEASE, leave);
}

function expire(state: SessionState, { keepsPage = false }: { keepsPage?: boolean }): SessionStep {
  // Drafts and open tabs stay for the same user; another user's sign-in removes them.
  const [expired, effects = []] = askAgain(state, keepsPage);
  return to(
    expired,
    { type: 'clear-storage', scope: 'session' },
    { type: 'mark-expired' },
    { type: 'end-session', expired: true },
    ...effects,
  );
}

/** The page is kept for a person who is known; otherwise the login page leads back. */
function askAgain(state: SessionState, keepsPage: boolean): SessionStep {
  const whose = state.status === 'authenticated' ? state.identity : over(state).over;
  if (keepsPage && whose) return to({ status: 'expired', over: whose });
  return to({ status: 'expired' }, RELEASE, { type: 'show-login', reason: 'expired', keepPlace: true });
}

function follow(
  state: SessionState,
  { stored, expired, keepsPage = false }: Extract<SessionEvent, { type: 'changed-elsewhere' }>,
): SessionStep {
  if (state.status === 'unknown' || state.status === 'authenticating') return [state];
  if (!stored.hasToken) {
    // A window that stands at the login page keeps tabs for whoever goes on: they are gone with a sign-out.
    const isLeft = isSignedIn(state) || (!expired && (state.status === 'expired' || isOverPage(state)));
    return isLeft ? leave(state, expired, keepsPage) : [state];
  }
  if (stored.mustChooseSubject) {
    // Over a page it is waited for: the other tab's choice comes as a session.
    return state.status === 'choosing-subject' || isOverPage(state)
      ? [state]
      : to({ status: 'choosing-subject' }, RELEASE, { type: 'load-subjects' }, CHOOSE);
  }
  if (state.status !== 'authenticated') {
    const { identity } = stored;
    return to({ status: 'authenticated', identity }, onward(state, identity));
  }
  return isSameIdentity(state.identity, stored.identity)
    ? [state]
    : to({ status: 'authenticated', identity: stored.identity }, RELEASE, { type: 'reload' });
}

function leave(state: SessionState, expired: boolean, keepsPage: boolean): SessionStep {
  if (expired) return askAgain(state, keepsPage);
  const reason = 'signed-out-elsewhere';
  return to({ status: 'anonymous', reason }, RELEASE, { type: 'show-login', reason, keepPlace: false });
}
