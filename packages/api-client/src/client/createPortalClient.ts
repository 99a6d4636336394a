import { createSessionGuard } from '../session/createSessionGuard.ts';
import { createSessionSignal } from '../session/createSessionSignal.ts';
import { createAuthorisedFetch } from './createAuthorisedFetch.ts';
import { createCalls } from './createCalls.ts';
import type { CreatePortalClientOptions, PortalClient } from './types.ts';

/**
 * Makes the client of a portal's session: tokens that rotate, one sign-out for all calls and tabs, company and language.
 * `createApi` builds its calls on it.
 * @example
 * const client = createPortalClient({ tokens, locale, company, onUnauthorized: signOut, onNotice: showNotice });
 * const api = createApi(client, contract);
 */
export function createPortalClient(options: CreatePortalClientOptions): PortalClient {
  const { tokens, onUnauthorized, locks, renewal } = options;
  const guard = createSessionGuard({ tokens, onUnauthorized, locks });
  const send = createAuthorisedFetch(options);
  const session = createSessionSignal(tokens, renewal);
  const calls = createCalls(options, ({ auth = 'required', endsSession = true }) => {
    const mark = guard.mark();
    const isOfSession = auth === 'required' && endsSession;
    const refused = () => {
      guard.report(mark);
      return isOfSession ? renewal?.settled() : undefined;
    };
    return {
      send: (request, body) => send(request, body, mark, auth),
      signal: isOfSession ? session.present() : undefined,
      ready: isOfSession && renewal?.isAwaited() ? renewal.settled() : undefined,
      onUnauthorized: endsSession ? refused : undefined,
    };
  });
  return {
    ...calls,
    sessionOver: () => guard.report(guard.mark()),
    dispose() {
      session.dispose();
    },
  };
}
