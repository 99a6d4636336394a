/** A page is as high as its frame; printed, as high as what it shows. */
const PAGE_STYLES = `html, body, #app { block-size: 100%; margin: 0; }
@media print { html, body, #app { block-size: auto; } }`;

/** Returns the element with the id `app`, made as high as the frame. */
export function framePage(): HTMLElement {
  const container = document.getElementById('app');
  if (!container) throw new Error('@portal/embed: the page has no #app');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE_STYLES);
  document.adoptedStyleSheets.push(sheet);
  return container;
}

/** Returns the exact origins of the portals that may frame this app, from the server that serves it. */
export async function readPortalOrigins(): Promise<string[]> {
  const response = await fetch('/config.json');
  const { portalOrigins } = (await response.json()) as { portalOrigins?: unknown };
  return Array.isArray(portalOrigins) ? portalOrigins.filter((origin) => typeof origin === 'string') : [];
}
