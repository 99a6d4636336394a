import { TOKEN_MARGIN_MS } from '../core/constants.ts';
import type { AccessToken } from '../core/types.ts';

export type AccessFetchOptions = {
  getAccessToken: () => Promise<AccessToken>;
  /** The origin whose addresses may carry the token. */
  origin: string;
  fetch: typeof fetch;
  now: () => number;
};

/**
 * Makes a `fetch` for the app's own origin that carries a short-lived access token: asked for once, kept until shortly
 * before its end, and asked for once more when the server no longer takes it.
 */
export function createAccessFetch(options: AccessFetchOptions) {
  const { getAccessToken, origin, now } = options;
  let current: Promise<AccessToken> | undefined;
  let endsAt = 0;

  const renew = () => {
    const next = getAccessToken();
    endsAt = Number.POSITIVE_INFINITY;
    current = next;
    next.then(
      ({ expiresIn }) => {
        endsAt = now() + expiresIn * 1_000 - TOKEN_MARGIN_MS;
      },
      () => {
        if (current === next) current = undefined;
      },
    );
    return next;
  };
  const authorised = (url: string, init: RequestInit | undefined, token: string) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', token);
    return options.fetch(url, { ...init, headers, credentials: 'omit' });
  };

  return async (path: string, init?: RequestInit): Promise<Response> => {
    const url = new URL(path, origin);
    if (url.origin !== origin)
      throw new TypeError(`@portal/embed: ${url.origin} is not the app's own origin`);
    const used = current && now() < endsAt ? current : renew();
    const { token } = await used;
    const response = await authorised(url.href, init, token);
    if (response.status !== 401) return response;
    const fresh = await (current === used ? renew() : (current ?? renew()));
    return authorised(url.href, init, fresh.token);
  };
}
