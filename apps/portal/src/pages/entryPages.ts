/** The message pages inside a workspace: the name of each, and the last segment of its address. */
const ENTRY_PAGES: ReadonlyMap<string, string> = new Map([
  ['Entry401', '401'],
  ['Entry402', '402'],
  ['Entry404', '404'],
]);

/** The last segment of a message page's address, by the page's name; undefined for any other name. */
export function entryPageOf(name: string): string | undefined {
  return ENTRY_PAGES.get(name);
}

/** Whether the last segment of a workspace's address is a message page's. */
export function isEntryPage(segment: string): boolean {
  return [...ENTRY_PAGES.values()].includes(segment);
}
