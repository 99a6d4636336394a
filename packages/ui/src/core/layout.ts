/** Pixel sizes that scripts and tests need as numbers. */
export const LAYOUT = {
  headerHeight: 48,
  stripHeight: 36,
  tickerHeight: 32,
  siderWidth: 160,
  siderWidthCollapsed: 48,
  rowHeight: 32,
  listMaxHeight: 250,
  shellMinWidth: 1200,
} as const;
