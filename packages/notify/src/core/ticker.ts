import { localText } from './announcements.ts';
import { NOTIFY_LIMITS } from './constants.ts';

/** A text of the ticker in three languages, as the server has it. */
export type TickerEntry = {
  id?: string;
  title?: string;
  titleEn?: string;
  titleKr?: string;
  msg?: string;
  msgEn?: string;
  msgKr?: string;
};

/** One text that runs through the ticker. */
export type TickerItem = { key: string; text: string; renews: boolean };

/** Returns the ticker's texts in a language: what is about renewing comes first; entries without words are left out. */
export function tickerItems(
  { announcements, renewals }: { announcements: readonly TickerEntry[]; renewals: readonly TickerEntry[] },
  locale: string,
): TickerItem[] {
  return [
    ...renewals.map((entry, index) => toItem(entry, `renewal-${entry.id ?? index}`, true, locale)),
    ...announcements.map((entry, index) => toItem(entry, `announcement-${entry.id ?? index}`, false, locale)),
  ].filter(({ text }) => text !== '');
}

/** A frame of a usual screen; a quicker one must not make the text run away. */
const FRAME_MS = 1000 / 60;

/** Milliseconds in which the ticker's text runs so many pixels. */
export function tickerRunMs(pixels: number): number {
  return (pixels / NOTIFY_LIMITS.tickerPixelsPerFrame) * FRAME_MS;
}

function toItem(entry: TickerEntry, key: string, renews: boolean, locale: string): TickerItem {
  const title = localText({ zh: entry.title ?? '', en: entry.titleEn, ko: entry.titleKr }, locale);
  const words = localText({ zh: entry.msg ?? '', en: entry.msgEn, ko: entry.msgKr }, locale);
  const text = [title, plainText(words)].filter((part) => part.trim() !== '').join(': ');
  return { key, text: text.slice(0, NOTIFY_LIMITS.textChars), renews };
}

/** Signs that an editor of HTML writes by name. */
const NAMED_SIGNS: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  yen: '¥',
};

/** Returns the words of a text that was written as HTML: its tags are taken away, never read, and its signs are spelled. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, toSign)
    .replace(/\s+/g, ' ')
    .trim();
}

function toSign(spelled: string, decimal?: string, hex?: string, name = ''): string {
  if (decimal === undefined && hex === undefined) return NAMED_SIGNS[name.toLowerCase()] ?? spelled;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : spelled;
}
