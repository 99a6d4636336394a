import { type Api, createApi, createPortalClient } from '@portal/api-client';
import type { Contract } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import type { PortalGuest } from '../core/types.ts';

/** Returns one typed function per call of a contract, carried by the portal: the app never holds the session's token. */
export function createGuestApi<const C extends Contract>(
  guest: Pick<PortalGuest, 'fetch'>,
  contract: C,
  locale: () => string,
): Api<C> {
  const client = createPortalClient({
    tokens: createTokenStore({
      storage: createStorage({ backend: () => undefined }),
    }),
    locale,
    company: () => undefined,
    onUnauthorized: () => undefined,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.body === null ? undefined : await request.arrayBuffer();
      return guest.fetch(`${pathname}${search}`, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body,
      });
    },
  });
  return createApi(client, contract);
}
