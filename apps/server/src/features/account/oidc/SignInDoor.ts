import type { PortalFile } from '../../setup/file/PortalFileSchema.ts';

/** A provider that people sign in by, as an operator set it up. */
export type SignInDoor = NonNullable<PortalFile['signIn']>[number];

const GOOGLE = 'https://accounts.google.com';

/** The address of a provider of OpenID Connect; undefined for one that has a protocol of its own. */
export function issuerOf({ issuer, preset }: Pick<SignInDoor, 'issuer' | 'preset'>): string | undefined {
  return preset === 'google' ? GOOGLE : issuer;
}

/**
 * Under which name a person's identity at a provider is kept: another issuer's people are other people, and so are those
 * whom another client is told of by other ids.
 */
export function identityProvider(door: Pick<SignInDoor, 'issuer' | 'preset' | 'clientId'>): string {
  const issuer = issuerOf(door);
  return issuer === undefined ? `${door.preset}:${door.clientId}` : `oidc:${issuer}`;
}
