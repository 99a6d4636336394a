/** Knows whether the browser session in which a sign-in began goes on. */
export type BrowserSessionPort = {
  /** Notes in the browser session that a sign-in began in it; all its windows see the note, and its end takes it away. */
  note(): void;
  isNoted(): boolean;
  removeNote(): void;
};

const NOTE = 'portal-session=1';
const ATTRIBUTES = '; Path=/; SameSite=Strict';

/** Notes it in a cookie without an end, which tells the server nothing: no other storage ends with the browser and is shared by windows. */
export const browserSession: BrowserSessionPort = {
  note: () => write(NOTE + ATTRIBUTES),
  isNoted: () => globalThis.document?.cookie.includes(NOTE) ?? false,
  removeNote: () => write(`${NOTE}; Max-Age=0${ATTRIBUTES}`),
};

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a page must know at its start, before anything could be awaited.
  if (globalThis.document) document.cookie = cookie;
}
