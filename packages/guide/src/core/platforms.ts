/** Platforms whose shops can be bound, in the order in which they are offered. */
export const PLATFORMS = [
  { code: 'AMAZON', name: 'Amazon' },
  { code: 'SHOPIFY', name: 'Shopify' },
  { code: 'TEMU', name: 'TEMU' },
  { code: 'TIKTOK', name: 'TikTok' },
] as const;

/** A platform whose shops can be bound. */
export type PlatformCode = (typeof PLATFORMS)[number]['code'];

/** Whether somebody has to choose a platform first: no shop was ever authorised. An unknown answer holds nobody up. */
export function needsOnboarding(
  process: { platform_user?: boolean | number; platforms?: readonly string[] } | undefined,
): boolean {
  return process !== undefined && !process.platform_user && (process.platforms ?? []).length === 0;
}
