import type { Platform } from '../core/platform.ts';

/** Platforms whose shops can be bound, in the order in which they are offered. */
export const SHOP_PLATFORMS: readonly Platform[] = [
  { code: 'AMAZON', name: 'Amazon' },
  { code: 'SHOPIFY', name: 'Shopify' },
  { code: 'TEMU', name: 'TEMU', note: /*i18n*/ { id: 'guide.platform.semi', message: '半托管' } },
  { code: 'TIKTOK', name: 'TikTok' },
];

/** Whether a platform has to be chosen first: no shop was ever authorised. False for an unknown answer. */
export function needsOnboarding(
  process: { platform_user?: boolean | number; platforms?: readonly string[] } | undefined,
): boolean {
  return process !== undefined && !process.platform_user && (process.platforms ?? []).length === 0;
}
