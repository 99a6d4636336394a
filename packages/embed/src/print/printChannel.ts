/** From which version on a browser prints through the local print service. */
export type BrowserMinimums = { firefox: number; chrome: number; opera: number };

const BROWSER_MINIMUMS: BrowserMinimums = { firefox: 42, chrome: 42, opera: 32 };

const MOBILE = /Windows Phone|iPhone|iPad|iPod|Android|Mobile/i;
const INTERNET_EXPLORER = /Trident\/|MSIE /;

/** Tells whether a browser prints through the local print service (`cloud`) or through a plugin of its own. */
export function printChannel(userAgent: string, minimums: Partial<BrowserMinimums> = {}): 'cloud' | 'plugin' {
  const { firefox, chrome, opera } = { ...BROWSER_MINIMUMS, ...minimums };
  if (MOBILE.test(userAgent)) return 'cloud';
  if (INTERNET_EXPLORER.test(userAgent)) return 'plugin';
  // Opera and Edge name Chrome, too: the more particular name counts.
  const found = [
    [/\bEdge\/(\d+)/, 0],
    [/\bOPR\/(\d+)/, opera],
    [/\bOpera\//, Number.POSITIVE_INFINITY],
    [/\bFirefox\/(\d+)/, firefox],
    [/\bChrome\/(\d+)/, chrome],
  ] as const;
  for (const [name, least] of found) {
    const match = name.exec(userAgent);
    if (match) return Number(match[1] ?? 0) >= least ? 'cloud' : 'plugin';
  }
  return 'cloud';
}
