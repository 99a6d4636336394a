/** The exact origins of the portals that may frame this app, from the server that serves it. */
export async function readPortalOrigins(): Promise<string[]> {
  const response = await fetch('/config.json');
  const { portalOrigins } = (await response.json()) as { portalOrigins?: unknown };
  return Array.isArray(portalOrigins) ? portalOrigins.filter((origin) => typeof origin === 'string') : [];
}
