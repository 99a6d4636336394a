import type { Handlers } from '../../../http/handlers.ts';

/** The path that a provider sends the browser back to: one for each, so that none is taken for another. */
export function returnPath(provider: string): string {
  return `/sso/oidc/${encodeURIComponent(provider)}`;
}

/** Leads on to the page that signs in, always of this portal, with what the provider said and nothing else. */
export const returnFromOidc: Handlers['returnFromOidc'] = async ({
  provider,
  code,
  authCode,
  state,
  iss,
}) => {
  const query = new URLSearchParams({ provider });
  for (const [name, value] of Object.entries({ code: authCode ?? code, state, iss }))
    if (value) query.set(name, value);
  const headers = { Location: `/oauth/center?${query}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
};
