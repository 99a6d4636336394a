import { parseJson } from './readValue.ts';

/** Where this browser remembers what was closed. */
export const CLOSED_ANNOUNCEMENTS_KEY = 'announcements-closed';

/** What names an announcement. */
type Named = {
  id?: string;
  announcementType?: number;
  announcementTitle?: string;
  announcementOnTime?: string;
};

/** The oldest are forgotten beyond so many. */
const CLOSED_LIMIT = 50;
const STORED_CHARS = 50_000;

/** Returns an announcement's id, or what tells it from others where a backend gives it none. */
export function announcementKey({ id, ...said }: Named): string {
  return id ?? [said.announcementType, said.announcementOnTime, said.announcementTitle].join(' ');
}

/** Returns the announcements to pop up: those without an id only until they were closed in this browser. */
export function withoutClosed<Entry extends Named>(
  announcements: readonly Entry[],
  stored: string | null,
): Entry[] {
  const closed = new Set(readClosed(stored));
  return announcements.filter((entry) => entry.id !== undefined || !closed.has(announcementKey(entry)));
}

/** Returns the text to store once announcements were closed; undefined when the server keeps all of that. */
export function closedText(announcements: readonly Named[], stored: string | null): string | undefined {
  const keys = announcements.filter(({ id }) => id === undefined).map(announcementKey);
  if (keys.length === 0) return undefined;
  return JSON.stringify([...new Set([...readClosed(stored), ...keys])].slice(-CLOSED_LIMIT));
}

function readClosed(stored: string | null): string[] {
  const value = stored === null ? undefined : parseJson(stored, STORED_CHARS);
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
}
