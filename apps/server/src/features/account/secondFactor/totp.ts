import { Secret, TOTP } from 'otpauth';

/** Seconds that one code of an app is shown for. */
const PERIOD_S = 30;
/** How many codes before and after the present one are taken: clocks differ, and typing takes a while. */
const WINDOW = 1;

/** A new secret for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from a QR code: the secret, and under which names it is listed. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ secret, issuer, label: account, period: PERIOD_S }).toString();
}

/** The half minute, counted from 1970, that a code belongs to; undefined for one that is wrong, too old or not yet due. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD_S }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
