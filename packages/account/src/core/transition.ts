import { assertNever } from './assertNever.ts';
import { identityOf, isSameIdentity } from './identityOf.ts';
import type { SessionEffect, SessionEvent, SignedIn } from './sessionEvents.ts';
import type { SessionState, SignInMethod } from './sessionState.ts';

/** A session's next state, and what must be done because of it, in this order. */
export type SessionStep = readonly [state: SessionState, effects?: readonly SessionEffect[]];

/** The one place where a session changes; an event that makes no sense in a state leaves it as it is. */
export function transition(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'started':
      return state.status === 'unknown' ? restore(event) : [state];
    case 'sign-in-started':
      if (!canSignIn(state)) return [state];
      return to({ status: 'authenticating', attempt: event.attempt, method: event.method });
    case 'sign-in-answered':
      if (!isAttempt(state, 'authenticating', event.attempt)) return [state];
      return signIn(event, state.method);
    case 'sign-in-failed':
      if (!isAttempt(state, 'authenticating', event.attempt)) return [state];
      return to({ status: 'anonymous', failure: event.failure });
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
      return to({ status: 'choosing-subject', subjects: state.subjects, attempt: event.attempt });
    case 'subject-chosen':
      if (!isAttempt(state, 'choosing-subject', event.attempt)) return [state];
      return enter(event.answer);
    case 'subject-choice-failed':
      if (!isAttempt(state, 'choosing-subject', event.attempt)) return [state];
      return to({ ...state, attempt: undefined, failure: event.failure });
    case 'user-loaded':
      return state.status === 'authenticated' ? learnUser(state, event) : [state];
    case 'signed-out':
      return isSignedIn(state) ? end() : [state];
    case 'unauthorized':
      return isSignedIn(state) ? expire() : [state];
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
  method: SignInMethod,
): SessionStep {
  const isAnother = lastUserId !== undefined && lastUserId !== answer.user?.userId;
  const before: SessionEffect[] = isAnother ? [CLEAR_ALL, RELEASE] : [];
  const mustChoose = answer.subjects.length > 1 && !identityOf(answer.user);
  const [state, effects = []] = mustChoose ? choose(answer) : enter(answer);
  // A token in the address has its own way on: whoever followed it decides where it leads.
  const after = effects.filter(({ type }) => type !== 'enter' || method === 'form');
  return to(state, ...before, ...after);
}

function choose(answer: SignedIn): SessionStep {
  return to({ status: 'choosing-subject', subjects: answer.subjects }, ...begin(answer, true));
}

function enter(answer: SignedIn): SessionStep {
  return to({ status: 'authenticated', identity: identityOf(answer.user) }, ...begin(answer, false), {
    type: 'enter',
  });
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

function expire(): SessionStep {
  // Drafts and open tabs stay for the same user; another user's sign-in removes them.
  return to(
    { status: 'expired' },
    { type: 'clear-storage', scope: 'session' },
    { type: 'mark-expired' },
    { type: 'end-session' },
    RELEASE,
    { type: 'show-login', reason: 'expired', keepPlace: true },
  );
}

function follow(
  state: SessionState,
  { stored, expired }: Extract<SessionEvent, { type: 'changed-elsewhere' }>,
): SessionStep {
  if (state.status === 'unknown' || state.status === 'authenticating') return [state];
  if (!stored.hasToken) return isSignedIn(state) ? leave(expired) : [state];
  if (stored.mustChooseSubject) {
    return state.status === 'choosing-subject'
      ? [state]
      : to({ status: 'choosing-subject' }, RELEASE, { type: 'load-subjects' }, CHOOSE);
  }
  if (state.status !== 'authenticated')
    return to({ status: 'authenticated', identity: stored.identity }, { type: 'enter' });
  return isSameIdentity(state.identity, stored.identity)
    ? [state]
    : to({ status: 'authenticated', identity: stored.identity }, RELEASE, { type: 'reload' });
}

function leave(expired: boolean): SessionStep {
  const reason = expired ? 'expired' : 'signed-out-elsewhere';
  const state: SessionState = expired
    ? { status: 'expired' }
    : { status: 'anonymous', reason: 'signed-out-elsewhere' };
  return to(state, RELEASE, { type: 'show-login', reason, keepPlace: expired });
}
