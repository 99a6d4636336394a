import type { PortalFile } from '../../setup/file/PortalFileSchema.ts';

/** A provider of OpenID Connect as an operator set it up. */
export type SignInDoor = NonNullable<PortalFile['signIn']>[number];

/** Under which name a person's identity at a provider is kept: another issuer's people are other people. */
export function identityProvider({ issuer }: SignInDoor): string {
  return `oidc:${issuer}`;
}
