/** Platforms whose shops can be bound, in the order in which they are offered. */
export const PLATFORMS = [
  { code: 'AMAZON', name: 'Amazon' },
  { code: 'SHOPIFY', name: 'Shopify' },
  { code: 'TEMU', name: 'TEMU' },
  { code: 'TIKTOK', name: 'TikTok' },
] as const;

/** A platform whose shops can be bound. */
export type PlatformCode = (typeof PLATFORMS)[number]['code'];

/** Whether a platform has to be chosen first: no shop was ever authorised. False for an unknown answer. */
export function needsOnboarding(
  process: { platform_user?: boolean | number; platforms?: readonly string[] } | undefined,
): boolean {
  return process !== undefined && !process.platform_user && (process.platforms ?? []).length === 0;
}
