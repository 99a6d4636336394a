import type { Settings } from '../settings/readSettings.ts';

/** The exact origins of the portals that may frame the apps: by the same host name, and those that are allowed. */
export type PortalOrigins = (request: { host: string; secure: boolean }) => string[];

/** Says which portals may frame the apps' origin. */
export function createPortalOrigins(
  { allowedOrigins, publicPort }: Pick<Settings, 'allowedOrigins' | 'publicPort'>,
  portalPort: () => number,
): PortalOrigins {
  return ({ host, secure }) => {
    const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : 'localhost';
    const own = new URL(`${secure ? 'https' : 'http'}://${hostname}:${publicPort ?? portalPort()}`).origin;
    return [own, ...allowedOrigins];
  };
}
