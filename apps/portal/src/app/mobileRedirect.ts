const PHONE_OR_TABLET =
  /Android|iPhone|iPad|iPod|Windows Phone|HarmonyOS|Mobile Safari|Opera Mini|BlackBerry|Silk\//i;

/** Whether a user agent string belongs to a phone or a tablet. */
export function isMobileAgent(userAgent: string): boolean {
  return PHONE_OR_TABLET.test(userAgent);
}

/** The mobile site's address for this visit, its query kept; undefined when the visit stays here. */
export function mobileRedirect(
  userAgent: string,
  search: string,
  mobileSiteUrl?: string,
): string | undefined {
  if (!mobileSiteUrl || !isMobileAgent(userAgent) || !URL.canParse(mobileSiteUrl)) return undefined;
  const target = new URL(mobileSiteUrl);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined;
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
  return target.href;
}
