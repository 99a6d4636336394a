import type { Settings } from '../settings/readSettings.ts';

/** Says which pages may frame the apps' origin: the portal by the same host name, and the origins that are allowed. */
export function frameAncestors(
  { allowedOrigins, isDevelopment }: Pick<Settings, 'allowedOrigins' | 'isDevelopment'>,
  portalPort: () => number,
): (host: string, secure: boolean) => string[] {
  return (host, secure) => {
    const { hostname } = URL.canParse(`http://${host}`)
      ? new URL(`http://${host}`)
      : { hostname: 'localhost' };
    const scheme = secure ? 'https' : 'http';
    const anyPort = isDevelopment ? [`${scheme}://${hostname}:*`] : [];
    return [`${scheme}://${hostname}:${portalPort()}`, ...anyPort, ...allowedOrigins];
  };
}
