import type { SignedTokens } from '../../auth/createSignedTokens.ts';

const LIFE_S = 1_800;

/** What a form outside may do: bind a shop of one platform, or give one authorisation. */
export type GrantPurpose = 'shop' | 'ads' | 'mail';

/** For whom. */
export type Grant = { companyId: string; userId: string; platform: string };

/** A code that lets a form outside act for one company, for half an hour. */
export function issueGrant(tokens: SignedTokens, purpose: GrantPurpose, grant: Grant): string {
  return tokens.issue(`grant:${purpose}`, grant, LIFE_S);
}

/** What a code lets do; undefined when it is not ours, for something else, or too old. */
export function readGrant(tokens: SignedTokens, purpose: GrantPurpose, code: string): Grant | undefined {
  const fact = tokens.read(`grant:${purpose}`, code);
  if (!fact) return undefined;
  const { companyId = '', userId = '', platform = '' } = fact.claims;
  return { companyId, userId, platform };
}
