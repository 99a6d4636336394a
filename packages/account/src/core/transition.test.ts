import { describe, expect, it } from 'vitest';
import { exampleChoice, exampleUser } from '../testing/index.ts';
import type { SessionEvent, SignedIn, StoredSession } from './sessionEvents.ts';
import type { SessionState } from './sessionState.ts';
import { transition } from './transition.ts';

const ALICE = { userId: 'u1', company: 'sbj_1' };
const BOB = { userId: 'u9', company: 'sbj_1' };
const SIGNED_IN: SessionState = { status: 'authenticated', identity: ALICE };
const SENDING: SessionState = { status: 'authenticating', attempt: 3, method: 'form' };
const CHOOSING: SessionState = { status: 'choosing-subject', subjects: exampleChoice('t').subjects };
const NOBODY: StoredSession = { hasToken: false, mustChooseSubject: false };

function answer(user = exampleUser()): SignedIn {
  return { token: '1.t', user, subjects: [] };
}

function after(from: SessionState, event: SessionEvent) {
  const [state, effects = []] = transition(from, event);
  return { state, effects };
}

function effectsOf(state: SessionState, event: SessionEvent): string[] {
  return after(state, event).effects.map((effect) =>
    effect.type === 'clear-storage' ? `clear-${effect.scope}` : effect.type,
  );
}

describe('[A3] a start reads what is stored', () => {
  const unknown: SessionState = { status: 'unknown' };
  it.each<[string, StoredSession, SessionState]>([
    ['no token', NOBODY, { status: 'anonymous' }],
    ['a token', { hasToken: true, mustChooseSubject: false, identity: ALICE }, SIGNED_IN],
    ['a token alone', { hasToken: true, mustChooseSubject: false }, { status: 'authenticated' }],
    ['an open choice', { hasToken: true, mustChooseSubject: true }, { status: 'choosing-subject' }],
  ])('[A3] %s', (_, stored, state) => {
    expect(after(unknown, { type: 'started', stored }).state).toEqual(state);
  });

  it('[A3] a second start changes nothing', () => {
    expect(after(SIGNED_IN, { type: 'started', stored: NOBODY })).toEqual({
      state: SIGNED_IN,
      effects: [],
    });
  });

  it('[A3] an open choice loads the companies', () => {
    expect(
      effectsOf(unknown, { type: 'started', stored: { hasToken: true, mustChooseSubject: true } }),
    ).toEqual(['load-subjects']);
  });
});

describe('[A4] a sign-in', () => {
  it.each<[SessionState]>([[{ status: 'anonymous' }], [{ status: 'expired' }], [SENDING]])(
    '[A4] begins from %j',
    (state) => {
      const event: SessionEvent = { type: 'sign-in-started', attempt: 4, method: 'form' };
      expect(after(state, event).state).toEqual({ ...SENDING, attempt: 4 });
    },
  );

  it.each<[SessionState]>([[{ status: 'unknown' }], [SIGNED_IN], [CHOOSING]])(
    '[A4] does not begin from %j',
    (state) => {
      const event: SessionEvent = { type: 'sign-in-started', attempt: 4, method: 'form' };
      expect(after(state, event).state).toBe(state);
    },
  );

  it('[A4] stores the user before the token, then enters', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: answer() };
    expect(after(SENDING, event).state).toEqual(SIGNED_IN);
    expect(effectsOf(SENDING, event)).toEqual(['keep-user', 'begin-session', 'enter']);
  });

  it('[A4] with a token from the address leaves the way on to whoever followed it', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: answer() };
    expect(effectsOf({ ...SENDING, method: 'token' }, event)).toEqual(['keep-user', 'begin-session']);
  });

  it('[A4] a late answer of a former try is dropped', () => {
    for (const event of [
      { type: 'sign-in-answered', attempt: 2, answer: answer() },
      { type: 'sign-in-failed', attempt: 2, failure: { kind: 'network' } },
    ] satisfies SessionEvent[]) {
      expect(after(SENDING, event)).toEqual({ state: SENDING, effects: [] });
    }
  });

  it('[A4] a failure is kept for the form', () => {
    const event: SessionEvent = { type: 'sign-in-failed', attempt: 3, failure: { kind: 'refused' } };
    expect(after(SENDING, event)).toEqual({
      state: { status: 'anonymous', failure: { kind: 'refused' } },
      effects: [],
    });
  });

  it('[A4] tokens never become part of the state', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: answer() };
    expect(JSON.stringify(after(SENDING, event).state)).not.toContain('1.t');
  });
});

describe('[A5] a choice of company', () => {
  const several: SignedIn = {
    token: '1.t',
    user: exampleChoice('').userInfo,
    subjects: exampleChoice('').subjects,
  };

  it('[A5] is asked for when the user has several and none is bound', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: several };
    expect(after(SENDING, event).state).toEqual(CHOOSING);
    expect(effectsOf(SENDING, event)).toEqual(['keep-user', 'begin-session']);
  });

  it('[A5] is not asked for when the session is bound already', () => {
    const event: SessionEvent = {
      type: 'sign-in-answered',
      attempt: 3,
      answer: { ...several, user: exampleUser() },
    };
    expect(after(SENDING, event).state.status).toBe('authenticated');
  });

  it('[A5] replaces the token and enters', () => {
    const sending: SessionState = { ...CHOOSING, attempt: 5 };
    const event: SessionEvent = { type: 'subject-chosen', attempt: 5, answer: answer() };
    expect(after(sending, event).state).toEqual(SIGNED_IN);
    expect(effectsOf(sending, event)).toEqual(['keep-user', 'begin-session', 'enter']);
  });

  it('[A5] that fails can be made again', () => {
    const sending: SessionState = { ...CHOOSING, attempt: 5 };
    const failed = after(sending, {
      type: 'subject-choice-failed',
      attempt: 5,
      failure: { kind: 'network' },
    }).state;
    expect(failed).toMatchObject({ status: 'choosing-subject', failure: { kind: 'network' } });
    const again = after(failed, { type: 'subject-choice-started', attempt: 6 }).state;
    expect(again).toEqual({ ...CHOOSING, attempt: 6 });
  });

  it('[A5] is asked for again when the server misses it', () => {
    expect(effectsOf(SIGNED_IN, { type: 'subject-required' })).toEqual(['load-subjects', 'show-login']);
  });

  it('[A5] shows the companies when they come, or why they do not', () => {
    const failed = after(CHOOSING, {
      type: 'subjects-failed',
      failure: { kind: 'timeout' },
    }).state;
    expect(failed).toMatchObject({ failure: { kind: 'timeout' } });
    const loaded = after(failed, { type: 'subjects-loaded', subjects: [] }).state;
    expect(loaded).toEqual({ status: 'choosing-subject', subjects: [], failure: undefined });
  });
});

describe('[A6] a sign-out', () => {
  it.each<[SessionState]>([[SIGNED_IN], [CHOOSING]])('[A6] removes everything from %j', (state) => {
    const step = after(state, { type: 'signed-out' });
    expect(step.state).toEqual({ status: 'anonymous', reason: 'signed-out' });
    expect(effectsOf(state, { type: 'signed-out' })).toEqual([
      'clear-everything',
      'end-session',
      'release',
      'show-login',
    ]);
    expect(step.effects.at(-1)).toEqual({ type: 'show-login', reason: 'signed-out', keepPlace: false });
  });

  it('[A6] a forgotten session leaves nothing and leads nowhere', () => {
    expect(effectsOf(SIGNED_IN, { type: 'forgotten' })).toEqual([
      'clear-everything',
      'end-session',
      'release',
    ]);
  });
});

describe('[A7] a session that the server ended', () => {
  it('[A7] says so and keeps the place', () => {
    const step = after(SIGNED_IN, { type: 'unauthorized' });
    expect(step.state).toEqual({ status: 'expired' });
    expect(effectsOf(SIGNED_IN, { type: 'unauthorized' })).toEqual([
      'clear-session',
      'mark-expired',
      'end-session',
      'release',
      'show-login',
    ]);
    expect(step.effects.at(-1)).toEqual({ type: 'show-login', reason: 'expired', keepPlace: true });
  });

  it('[A7] ends once, however often it is told', () => {
    let state: SessionState = SIGNED_IN;
    let logins = 0;
    for (let round = 0; round < 5; round += 1) {
      const step = after(state, { type: 'unauthorized' });
      state = step.state;
      logins += step.effects.filter(({ type }) => type === 'show-login').length;
    }
    expect(logins).toBe(1);
  });
});

describe('[A8] another user', () => {
  it('[A8] who signs in finds nothing of the last one', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: answer(), lastUserId: 'u9' };
    expect(effectsOf(SENDING, event)).toEqual([
      'clear-everything',
      'release',
      'keep-user',
      'begin-session',
      'enter',
    ]);
  });

  it('[A8] the same user finds drafts and tabs again', () => {
    const event: SessionEvent = { type: 'sign-in-answered', attempt: 3, answer: answer(), lastUserId: 'u1' };
    expect(effectsOf(SENDING, event)).not.toContain('clear-everything');
  });

  it('[A8] told of by the server starts the page over', () => {
    const other: SessionEvent = { type: 'user-loaded', user: exampleUser('u9'), lastUserId: 'u1' };
    expect(effectsOf(SIGNED_IN, other)).toEqual(['clear-everything', 'release', 'keep-user', 'reload']);
    const same: SessionEvent = { type: 'user-loaded', user: exampleUser('u1'), lastUserId: 'u1' };
    expect(effectsOf(SIGNED_IN, same)).toEqual(['keep-user']);
  });
});

describe('[A9] browser tabs in step', () => {
  const elsewhere = (stored: Partial<StoredSession>, expired = false): SessionEvent => ({
    type: 'changed-elsewhere',
    stored: { ...NOBODY, ...stored },
    expired,
  });

  it.each<[string, SessionState, SessionEvent, SessionState['status'], string[]]>([
    ['a sign-out', SIGNED_IN, elsewhere({}), 'anonymous', ['release', 'show-login']],
    ['an expiry', SIGNED_IN, elsewhere({}, true), 'expired', ['release', 'show-login']],
    [
      'a sign-in',
      { status: 'anonymous' },
      elsewhere({ hasToken: true, identity: ALICE }),
      'authenticated',
      ['enter'],
    ],
    ['the same user again', SIGNED_IN, elsewhere({ hasToken: true, identity: ALICE }), 'authenticated', []],
    [
      'another user',
      SIGNED_IN,
      elsewhere({ hasToken: true, identity: BOB }),
      'authenticated',
      ['release', 'reload'],
    ],
    [
      'another company',
      SIGNED_IN,
      elsewhere({ hasToken: true, identity: { ...ALICE, company: 'sbj_2' } }),
      'authenticated',
      ['release', 'reload'],
    ],
    [
      'an open choice',
      { status: 'anonymous' },
      elsewhere({ hasToken: true, mustChooseSubject: true }),
      'choosing-subject',
      ['release', 'load-subjects', 'show-login'],
    ],
    [
      'a finished choice',
      CHOOSING,
      elsewhere({ hasToken: true, identity: ALICE }),
      'authenticated',
      ['enter'],
    ],
    [
      'a sign-in while this tab signs in',
      SENDING,
      elsewhere({ hasToken: true, identity: BOB }),
      'authenticating',
      [],
    ],
    [
      'a sign-out after an expiry',
      { status: 'expired' },
      elsewhere({}),
      'anonymous',
      ['release', 'show-login'],
    ],
    ['the same expiry again', { status: 'expired' }, elsewhere({}, true), 'expired', []],
  ])('[A9] follows %s', (_, state, event, status, effects) => {
    expect(after(state, event).state.status).toBe(status);
    expect(effectsOf(state, event)).toEqual(effects);
  });
});

describe('[A10] events that make no sense', () => {
  const events: SessionEvent[] = [
    { type: 'sign-in-answered', attempt: 1, answer: answer() },
    { type: 'sign-in-failed', attempt: 1, failure: { kind: 'network' } },
    { type: 'subject-required' },
    { type: 'subjects-loaded', subjects: [] },
    { type: 'subjects-failed', failure: { kind: 'network' } },
    { type: 'subject-choice-started', attempt: 1 },
    { type: 'subject-chosen', attempt: 1, answer: answer() },
    { type: 'subject-choice-failed', attempt: 1, failure: { kind: 'network' } },
    { type: 'user-loaded', user: exampleUser() },
    { type: 'signed-out' },
    { type: 'unauthorized' },
  ];
  it.each(events)('[A10] $type leaves a signed-out session as it is', (event) => {
    for (const state of [{ status: 'unknown' }, { status: 'anonymous' }, { status: 'expired' }] as const) {
      expect(after(state, event)).toEqual({ state, effects: [] });
    }
  });
});
