type Page = {
  document: { documentElement: Pick<HTMLElement, 'setAttribute'> };
  localStorage: Pick<Storage, 'getItem'>;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
};

/**
 * Shows the first frame in the colours that the person chose on this device, or the system's: what the theme's provider
 * says once it runs would come after a first look at others, and would have the whole page styled twice. Returns what was chosen.
 */
export function showColorScheme(page: Page): string | null {
  const chosen = chosenScheme(page);
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && page.matchMedia('(prefers-color-scheme: dark)').matches);
  page.document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  return chosen;
}

function chosenScheme(page: Page): string | null {
  try {
    return page.localStorage.getItem('portal:color-scheme');
  } catch {
    // Blocked storage: nothing was chosen.
    return null;
  }
}
