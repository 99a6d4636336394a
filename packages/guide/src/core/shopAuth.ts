import { AUTH_FRAME_EXTRA_PX } from './constants.ts';

/** What the server says of the provider's form. */
export type ShopAuthBegun = { providerUrl: string; companyCode: string; customerCode: string };

/** Returns the address of the provider's form for one platform. Throws where the provider's own address is no web address. */
export function shopAuthUrl(
  { providerUrl, companyCode, customerCode }: ShopAuthBegun,
  { platform, iconUrl }: { platform: string; iconUrl?: string },
): URL {
  const url = new URL(providerUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`The provider's form is no web page: ${url.protocol}`);
  const query = {
    companyCode,
    customerCode,
    grantType: 'AUTH',
    platform,
    is_show_usa: platform === 'TIKTOK' ? '0' : '1',
    ...(iconUrl && { iconUrl }),
    source: 'erp',
  };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url;
}

/** What the provider's form tells the page around it. */
export type AuthMessage = { type: 'height'; height: number } | { type: 'done' };

/** Reads a message of the provider's form: an object with a type, or the type alone; undefined for anything else. */
export function readAuthMessage(data: unknown): AuthMessage | undefined {
  const { type, height } =
    typeof data === 'string' ? { type: data, height: undefined } : { ...(data as Record<string, unknown>) };
  if (type === 'closeAuthAlert') return { type: 'done' };
  const pixels = Number(height);
  if (type === 'messageAuthHeight' && Number.isFinite(pixels) && pixels > 0)
    return { type: 'height', height: pixels };
  return undefined;
}

/** Returns how high the dialog around the form is: the form and what stands around it, as far as the window reaches. */
export function authDialogHeight(reported: number, viewport: number): number {
  return Math.round(Math.min(reported + AUTH_FRAME_EXTRA_PX, viewport));
}
