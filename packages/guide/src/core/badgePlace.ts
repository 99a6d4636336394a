/* Below the header and the tabs, and with room for itself at the bottom: per cent of the page's height. */
const HIGHEST_PERCENT = 12;
const LOWEST_PERCENT = 88;

/** Returns where the badge may stand along the edge, in per cent; what is no number stands at the lowest place. */
export function badgePlace(wanted: number): number {
  return Number.isFinite(wanted)
    ? Math.min(LOWEST_PERCENT, Math.max(HIGHEST_PERCENT, wanted))
    : LOWEST_PERCENT;
}
