import type { Auth } from '../contract/endpoint.ts';
import type { SessionMark } from '../session/createSessionGuard.ts';
import type { CreatePortalClientOptions } from './types.ts';

/** Sends one request with the session of its mark and takes over a token that the answer brings. */
export type AuthorisedFetch = (
  request: Request,
  body: BodyInit | null | undefined,
  mark: SessionMark,
  auth: Auth,
) => Promise<Response>;

/** Makes the fetch that every request of a client goes through. */
export function createAuthorisedFetch(
  options: Pick<CreatePortalClientOptions, 'tokens' | 'locale' | 'company' | 'fetch'>,
): AuthorisedFetch {
  const { tokens, locale, company } = options;

  return async (request, body, mark, auth) => {
    // A retry uses the newest token of its session, never another session's.
    const present = tokens.snapshot();
    const own = present?.epoch === mark.session?.epoch ? present : mark.session;
    const session = auth === 'none' ? undefined : own;
    if (locale) request.headers.set('Accept-Language', locale());
    if (session) request.headers.set('Authorization', session.token);
    const subject = auth === 'none' ? undefined : company?.();
    if (subject) request.headers.set('Company', subject);
    const response = await (options.fetch ? options.fetch(request, body) : globalThis.fetch(request));
    const next = response.headers.get('authorization');
    if (session && next !== null) tokens.rotate({ epoch: session.epoch, used: session.token, next });
    return response;
  };
}
