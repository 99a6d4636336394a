/** Element ids that tie a tab to its panel; both sides of a page use the same prefix. */
export function paneDomIds(prefix: string, key: string): { tab: string; panel: string } {
  const name = encodeURIComponent(key);
  return { tab: `${prefix}-tab-${name}`, panel: `${prefix}-panel-${name}` };
}
