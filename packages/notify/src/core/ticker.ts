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

/** The ticker's texts in a language: what is about renewing comes first; entries without words are left out. */
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

/** A ticker shows words only: tags of a text that was written as HTML are taken away, never read. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
