import { createEmitter } from '@portal/machine';
import * as v from 'valibot';
import type { StoragePort } from '../storage/createStorage.ts';
import { createStoredValue } from '../storage/createStoredValue.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { type BrowserSessionPort, browserSession as browserSessionCookie } from './browserSession.ts';
import { isTokenValue, tokenSequence } from './isTokenValue.ts';
import { randomId } from './randomId.ts';

/** A session's token; the epoch names the session, so that answers of a former one are told apart. */
export type SessionToken = {
  token: string;
  epoch: string;
  /** False when the session ends with the browser's own. */
  lasting?: boolean;
};

/** What happened to the session, and whether another browser tab did it. */
export type SessionChange = {
  type: 'signed-in' | 'rotated' | 'signed-out';
  elsewhere: boolean;
  session: SessionToken | undefined;
  /** The session ended by itself, not by a sign-out. */
  expired?: boolean;
};

/** The part of BroadcastChannel that is used. */
export type ChannelPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** How to make a token store. */
export type CreateTokenStoreOptions = {
  storage: StoragePort;
  /** Tells other browser tabs; tokens are not sent over it. @default none */
  channel?: ChannelPort;
  /** Reports changes that other tabs make to the storage. @default the window */
  storageEvents?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Makes the name of a new session. @default random */
  createEpoch?: () => string;
  /** Knows whether the browser was closed since a session began that does not last. @default a session cookie */
  browserSession?: BrowserSessionPort;
};

/** Keeps the session's token, the same in all browser tabs. */
export type TokenStore = ReturnType<typeof createTokenStore>;

const SessionSchema = /* @__PURE__ */ v.object({
  token: v.custom<string>(isTokenValue),
  epoch: v.pipe(v.string(), v.minLength(1)),
  lasting: v.optional(v.boolean()),
});
const VERSION = 1;

/**
 * Makes the store of the session's token.
 * @example
 * const tokens = createTokenStore({ storage, channel: new BroadcastChannel('portal:session') });
 * tokens.set(answer.token);
 */
export function createTokenStore(options: CreateTokenStoreOptions) {
  const { storage, channel, createEpoch = randomId, browserSession = browserSessionCookie } = options;
  const storageEvents = options.storageEvents ?? windowEvents();
  const stored = createStoredValue({
    storage,
    key: storageKeys.token,
    version: VERSION,
    schema: SessionSchema,
  });
  const changed = createEmitter<SessionChange>();
  if (stored.get()?.lasting === false && !browserSession.isNoted()) stored.remove();
  let seen = stored.get();

  function notice(elsewhere: boolean, expired = false): void {
    const session = stored.get();
    const before = seen;
    seen = session;
    if (before?.epoch === session?.epoch && before?.token === session?.token) return;
    const type = !session ? 'signed-out' : before?.epoch === session.epoch ? 'rotated' : 'signed-in';
    const reason = expired && !session ? { expired } : {};
    if (!elsewhere) channel?.postMessage({ type, epoch: (session ?? before)?.epoch, ...reason });
    changed.emit({ type, elsewhere, session, ...reason });
  }

  function onMessage(event: Event): void {
    const message: unknown = 'data' in event ? event.data : undefined;
    // A tab whose storage is blocked has its own copy in memory, which the others cannot remove.
    if (isSignedOut(message) && message.epoch === stored.get()?.epoch) stored.remove();
    // The message says why: it may be quicker than what was stored about it.
    notice(true, isSignedOut(message) && message.expired === true);
  }
  const onStorage = () => notice(true);
  channel?.addEventListener('message', onMessage);
  storageEvents?.addEventListener('storage', onStorage);

  return {
    /** Returns the session's token as it is now, in any tab. */
    get: (): string | undefined => stored.get()?.token,
    /** Returns token and epoch together, which a request keeps to compare with when its answer is there. */
    snapshot: (): SessionToken | undefined => stored.get(),
    /** Name of the present session; undefined when signed out. */
    get epoch(): string | undefined {
      return stored.get()?.epoch;
    },
    /**
     * Begins a new session; answers of a former one cannot touch it. One that is not `lasting` ends with the browser
     * session, @default as the present one, else lasting. Returns false when it ends with the page.
     */
    set(token: string, { lasting = stored.get()?.lasting }: { lasting?: boolean } = {}): boolean {
      if (!isTokenValue(token)) throw new TypeError('Token store: not a usable token');
      if (lasting === false) browserSession.note();
      // Where no cookie is kept, a reload would end it: there it ends at the server's own limit.
      const isKnown = lasting !== false || browserSession.isNoted();
      const kept = stored.set({ token, epoch: createEpoch(), ...(isKnown && { lasting }) });
      notice(false);
      return kept;
    },
    /**
     * Replaces the token if the answer that brought it belongs to the present session and to the present token;
     * among tokens that carry a number the highest wins. Returns whether it replaced the token.
     */
    rotate({ epoch, used, next }: { epoch: string; used: string; next: unknown }): boolean {
      const present = stored.get();
      if (!present || present.epoch !== epoch || !isTokenValue(next) || next === present.token) return false;
      if (!supersedes(next, present.token, used)) return false;
      stored.set({ ...present, token: next });
      notice(false);
      return true;
    },
    /** Ends the session in every tab; `expired` when it has ended by itself. */
    clear({ expired = false }: { expired?: boolean | undefined } = {}): void {
      stored.remove();
      browserSession.removeNote();
      notice(false, expired);
    },
    /** Calls the listener after each change, in this tab or another. Returns a function that ends it. */
    subscribe: changed.subscribe,
    /** Stops listening to other tabs. */
    dispose(): void {
      channel?.removeEventListener('message', onMessage);
      storageEvents?.removeEventListener('storage', onStorage);
      changed.clear();
    },
  };
}

function supersedes(next: string, present: string, used: string): boolean {
  const [nextSequence, presentSequence] = [tokenSequence(next), tokenSequence(present)];
  if (nextSequence === undefined || presentSequence === undefined) return used === present;
  return nextSequence > presentSequence;
}

function isSignedOut(message: unknown): message is { type: 'signed-out'; epoch: string; expired?: boolean } {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'signed-out'
  );
}

function windowEvents(): EventTarget | undefined {
  return globalThis.window;
}
