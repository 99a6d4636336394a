import { connect } from 'penpal';
import { type GuestMethods, type HostMethods, PROTOCOL, type Welcome } from '../core/protocol.ts';
import type { AccessToken, PortalGuest } from '../core/types.ts';
import { createOriginMessenger } from '../messaging/createOriginMessenger.ts';
import { createAccessFetch } from './createAccessFetch.ts';
import { createEventHub } from './createEventHub.ts';
import { createGuest } from './createGuest.ts';
import { createQuestionDesk } from './createQuestionDesk.ts';
import { type AskRequest, createAsk } from './GuestError.ts';
import { possiblePortalOrigins } from './portalOrigin.ts';
import { watchScroll } from './watchScroll.ts';

/** How an app in a frame meets its portal. */
export type ConnectOptions = {
  /** Exact origins of the portals that may frame this app. */
  allowedOrigins: readonly string[];
  /** Draws the page for the portal. @default the SDK draws the document, with a part that is loaded then */
  capture?: () => Blob | Promise<Blob>;
  /** Milliseconds to wait for the portal. @default 15000 */
  timeoutMs?: number;
};

/** A live connection: the portal, what it said at the start, and how to end it. */
export type PortalConnection = { guest: PortalGuest; welcome: Welcome; disconnect(): void };

/**
 * Connects a framed app to the portal around it, as soon as a pane has the frame. Rejects when no listed portal frames
 * the page or none answers.
 *
 * @example
 * const { guest, welcome } = await connectToPortal({ allowedOrigins: ['https://portal.example.com'] });
 * const orders = await guest.fetch('/api/v1/orders');
 */
export async function connectToPortal({
  allowedOrigins,
  capture,
  timeoutMs = 15_000,
}: ConnectOptions): Promise<PortalConnection> {
  const origins = possiblePortalOrigins(allowedOrigins, window);
  if (window.parent === window || origins.length === 0)
    throw new Error('@portal/embed: this page is not framed by a portal it knows');

  const events = createEventHub();
  const root = document.documentElement;
  const readScroll = watchScroll(root);
  const desk = createQuestionDesk({
    takeSnapshot: () => ({ path: window.location.hash.slice(1) || '/', scroll: readScroll() }),
    restore: async ({ scroll }) => {
      const { restoreScroll } = await import('./restoreScroll.ts');
      restoreScroll(root, scroll);
    },
    capture: async () => (await import('./capturePage.ts')).capturePage(root),
  });
  if (capture) desk.answer('capture', capture);
  const methods: GuestMethods = {
    ping: () => true,
    ask: desk.ask,
    deliver: (message) => events.emit(message.type, message.payload as never),
  };
  const connection = connect<HostMethods>({
    messenger: createOriginMessenger({
      local: window,
      remote: window.parent,
      allowedOrigins: origins,
      firstOrigins: origins,
    }),
    methods,
    channel: PROTOCOL.channel,
    timeout: timeoutMs,
  });
  const host = await connection.promise;
  const request = (one: AskRequest) => host.request(one);
  const ask = createAsk(request);
  let stopKeys = () => {};
  events.on('shortcuts', async (chords) => {
    const { forwardKeys } = await import('./forwardKeys.ts');
    stopKeys();
    stopKeys = forwardKeys(
      window,
      chords,
      (payload) => void request({ v: PROTOCOL.version, type: 'key', payload }),
    );
  });
  const guest = createGuest({
    request,
    events,
    desk,
    fetch: createAccessFetch({
      getAccessToken: async () => (await ask('getAccessToken')) as AccessToken,
      origin: window.location.origin,
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
    }),
  });
  const hello = async () => (await ask('hello')) as Welcome;
  let welcome = await hello();
  if (welcome.waiting) {
    await new Promise((resolve) => events.on('navigate', resolve));
    welcome = await hello();
    window.location.replace(`#${welcome.path}`);
  }
  return { guest, welcome, disconnect: connection.destroy };
}
