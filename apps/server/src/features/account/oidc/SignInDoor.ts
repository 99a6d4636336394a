import { inLocale } from '../../../http/inLocale.ts';
import type { Locale } from '../../../http/localeOf.ts';
import type { PortalFile } from '../../setup/file/PortalFileSchema.ts';

/** A provider that people sign in by, as an operator set it up. */
export type SignInDoor = NonNullable<PortalFile['signIn']>[number];

/** The name of a provider in a language; in Chinese where it has none in that one. */
export function doorNameIn({ name }: Pick<SignInDoor, 'name'>, locale: Locale): string {
  return typeof name === 'string' ? name : inLocale(name, locale);
}

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
