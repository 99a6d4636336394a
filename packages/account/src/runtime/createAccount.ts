import type { LoginAnswer, UserInfo } from '@portal/api-client/contract';
import { createMachine } from '@portal/machine';
import { AccountError } from '../core/AccountError.ts';
import { identityOf } from '../core/identityOf.ts';
import type { SessionEffect, SessionEvent, SignedIn } from '../core/sessionEvents.ts';
import type { SessionState } from '../core/sessionState.ts';
import { isStaleEncryption, toSignInFailure } from '../core/signInFailure.ts';
import { transition } from '../core/transition.ts';
import type { SignInValues } from '../core/validateSignIn.ts';
import { createPreferences } from './createPreferences.ts';
import { createRenewal } from './createRenewal.ts';
import { createSessionStorage } from './createSessionStorage.ts';
import { perform } from './perform.ts';
import type { AccountPorts } from './ports.ts';

/** What a link to the login page carried and the sign-in hands on. */
export type SignInOrigin = { linkId?: string; source?: string; serviceCode?: string; inviteCode?: string };

/** The session of one portal and all that can be done with it. */
export type Account = ReturnType<typeof createAccount>;

const LOGOUT_TIMEOUT_MS = 3000;
/** Tells the other tabs of a sign-out from a session that had ended: of one that had not, the token store tells. */
const LEFT = 'left';
/** A message may be quicker than the storage that it was sent after. */
const STORAGE_MS = 500;

/**
 * Makes the account of one portal; `start()` reads what is stored.
 * @example
 * const account = createAccount({ api, tokens, storage, shell });
 * account.start();
 */
export function createAccount(ports: AccountPorts) {
  const { api, tokens } = ports;
  const stored = createSessionStorage(ports.storage);
  const { get, subscribe, send, stop } = createMachine<SessionState, SessionEvent, SessionEffect>({
    initial: { status: 'unknown' },
    transition,
    perform: (effect, { send }) => perform(effect, { ...ports, stored, send }),
  });
  const preferences = createPreferences(ports, stored, hasSession);
  let attempt = 0;
  let running = new AbortController();
  let leaving: Promise<void> | undefined;
  let leaveTokens: (() => void) | undefined;

  function hasSession(): boolean {
    return get().status === 'authenticated';
  }

  function keepsPage(): boolean {
    return ports.shell.keepsPage?.() ?? false;
  }

  /** What another tab did is read from storage; messages say at most why a session ended. */
  function lookElsewhere(expired = stored.hasExpired()): void {
    send({ type: 'changed-elsewhere', stored: readStored(), expired, keepsPage: keepsPage() });
  }

  function onMessage(event: Event): void {
    if (!('data' in event) || (event.data as { type?: unknown } | null)?.type !== LEFT) return;
    lookElsewhere();
    setTimeout(lookElsewhere, STORAGE_MS);
  }

  function isSignedIn(): boolean {
    return hasSession() || get().status === 'choosing-subject';
  }

  function readStored() {
    return stored.read(tokens.get() !== undefined);
  }

  function begin(): { number: number; signal: AbortSignal } {
    running.abort();
    running = new AbortController();
    attempt += 1;
    return { number: attempt, signal: running.signal };
  }

  async function signInBy(
    method: 'form' | 'token',
    lasting: boolean,
    call: (signal: AbortSignal) => Promise<LoginAnswer>,
  ) {
    const { number, signal } = begin();
    send({ type: 'sign-in-started', attempt: number, method });
    try {
      const answer = toSignedIn(await call(signal), lasting);
      send({ type: 'sign-in-answered', attempt: number, answer, lastUserId: stored.lastUserId() });
    } catch (error) {
      send({ type: 'sign-in-failed', attempt: number, failure: toSignInFailure(error) });
    }
  }

  async function login(
    values: SignInValues,
    origin: SignInOrigin,
    signal: AbortSignal,
  ): Promise<LoginAnswer> {
    // Who is signed in already never needs it.
    const { sealPassword } = await import('./sealPassword.ts');
    const password = await sealPassword(ports, values.password, signal);
    return api.login(
      { ...origin, userName: values.account.trim(), password, autoLogin: values.autoLogin ? 1 : 0 },
      { signal, silent: true },
    );
  }

  /**
   * Takes up the session that another call opened: a registration, a third party's sign-in, a second step. A former one is
   * forgotten. Unless the person asked that it be `lasting`, it ends with the browser session.
   */
  function takeUp(
    answer: LoginAnswer,
    { enter, lasting = false }: { enter: boolean; lasting?: boolean },
  ): void {
    if (isSignedIn()) send({ type: 'forgotten' });
    const { number } = begin();
    send({ type: 'sign-in-started', attempt: number, method: enter ? 'form' : 'token' });
    const lastUserId = stored.lastUserId();
    send({ type: 'sign-in-answered', attempt: number, answer: toSignedIn(answer, lasting), lastUserId });
  }

  return {
    ...preferences,
    /** Where the session stands. */
    get,
    /** Calls the listener after each change. Returns a function that ends it. */
    subscribe,
    hasSession,
    /** Reads what is stored and follows the other browser tabs from now on. */
    start(): void {
      if (!leaveTokens) ports.channel?.addEventListener('message', onMessage);
      leaveTokens ??= tokens.subscribe(({ elsewhere, type, expired }) => {
        if (elsewhere && type !== 'rotated') lookElsewhere(expired);
      });
      send({ type: 'started', stored: readStored() });
    },
    /** The company that calls are made for: what the `Company` header carries. */
    company(): string | undefined {
      const state = get();
      if (state.status !== 'authenticated') return undefined;
      return state.identity?.company ?? identityOf(stored.user())?.company;
    },
    /** Signs in with account and password; how it went is in the session's state. */
    async signIn(values: SignInValues, origin: SignInOrigin = {}): Promise<void> {
      await signInBy('form', values.autoLogin, async (signal) => {
        try {
          return await login(values, origin, signal);
        } catch (error) {
          if (!isStaleEncryption(error)) throw error;
          return login(values, origin, signal);
        }
      });
    },
    /**
     * Signs in with a one-time token, also in the place of somebody else; rejects when it does not work, which leaves who is
     * in as they are; does not call `shell.enter` when it does.
     */
    async signInWithToken(token: string): Promise<void> {
      if (isSignedIn()) {
        const { signal } = begin();
        const answer = await api.tokenLogin({ token }, { signal, silent: true });
        if (!signal.aborted) takeUp(answer, { enter: false });
        return;
      }
      await signInBy('token', false, (signal) => api.tokenLogin({ token }, { signal, silent: true }));
      const state = get();
      if (state.status === 'anonymous') {
        throw new AccountError('sign-in-failed', 'the token was not accepted', { failure: state.failure });
      }
    },
    takeUp,
    /** Chooses one of the user's companies. */
    async chooseSubject(subjectCodeEncrypt: string): Promise<void> {
      const { number, signal } = begin();
      send({ type: 'subject-choice-started', attempt: number });
      try {
        const answer = toSignedIn(await api.chooseSubject({ subjectCodeEncrypt }, { signal, silent: true }));
        send({ type: 'subject-chosen', attempt: number, answer });
      } catch (error) {
        send({ type: 'subject-choice-failed', attempt: number, failure: toSignInFailure(error) });
      }
    },
    /** Reports that a call was refused because no company is chosen. */
    subjectRequired: (): void => send({ type: 'subject-required' }),
    /** Reports the user as the server now tells. */
    userLoaded: (user: UserInfo): void =>
      send({ type: 'user-loaded', user, lastUserId: stored.lastUserId() }),
    /** Reports that the server ended the session; to be the client's `onUnauthorized`. */
    sessionEnded: (): void => send({ type: 'unauthorized', keepsPage: keepsPage() }),
    /** What calls wait for while somebody is to sign in over the page; to be the client's `renewal`. */
    renewal: createRenewal({ get, subscribe }),
    /** Signs out here, on the server and in every browser tab. */
    signOut(): Promise<void> {
      running.abort();
      leaving ??= Promise.resolve(
        api.logout({}, { silent: true, keepalive: true, timeoutMs: LOGOUT_TIMEOUT_MS }),
      )
        .catch(() => undefined)
        .then(() => {
          send({ type: 'signed-out' });
          ports.channel?.postMessage({ type: LEFT });
        })
        .finally(() => {
          leaving = undefined;
        });
      return leaving;
    },
    /** Removes everything of a former session without leaving the page. */
    forget(): void {
      running.abort();
      send({ type: 'forgotten' });
    },
    /** The user as last heard of, until the server has answered. */
    storedUser: stored.user,
    /** Ends it: late answers and the other browser tabs change nothing from now on. */
    stop(): void {
      running.abort();
      leaveTokens?.();
      ports.channel?.removeEventListener('message', onMessage);
      preferences.stop();
      stop();
    },
  };
}

function toSignedIn({ token, userInfo, subjects }: LoginAnswer, lasting?: boolean): SignedIn {
  return { token, user: userInfo, subjects, lasting };
}
