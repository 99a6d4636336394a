import { ANNOUNCEMENT_TYPES, NOTIFY_LIMITS } from './constants.ts';
import { toMediaAddress, toVisitAddress } from './downloadLink.ts';
import { parseJson, toRecord, toText } from './readValue.ts';
import type { LocalText } from './types.ts';

/** One picture or film of a key feature. */
export type MediaFile = {
  url: string;
  name: string | undefined;
  kind: 'image' | 'video';
  poster: string | undefined;
};

/** What an announcement says: sanitised HTML, or media with a place to visit; `unreadable` when neither. */
export type AnnouncementContent =
  | { kind: 'html'; html: string }
  | { kind: 'media'; visitLink: string | undefined; files: readonly MediaFile[] }
  | { kind: 'unreadable' };

const VIDEO = /\.(mp4|webm|mov|m4v|ogv)$/i;
const MEDIA_LIMIT = 50;

/** Reads the content of an announcement by its type; nothing that it may contain throws. */
export function readAnnouncementContent(
  type: number | undefined,
  content: unknown,
  page: string,
): AnnouncementContent {
  if (typeof content !== 'string') return { kind: 'html', html: '' };
  if (type !== ANNOUNCEMENT_TYPES.keyFeature) {
    return isReadableHtml(content) ? { kind: 'html', html: content } : { kind: 'unreadable' };
  }
  const value = parseJson(content, NOTIFY_LIMITS.htmlChars);
  if (typeof value !== 'object' || value === null) return { kind: 'unreadable' };
  const { visitLink, fileList } = toRecord(value);
  const files = (Array.isArray(fileList) ? fileList : [])
    .slice(0, MEDIA_LIMIT)
    .flatMap((entry) => toMedia(entry, page));
  const visit = toVisitAddress(visitLink);
  return files.length === 0 && visit === undefined
    ? { kind: 'unreadable' }
    : { kind: 'media', visitLink: visit, files };
}

/** Whether HTML is small enough to be shown without holding up the page. */
export function isReadableHtml(html: string): boolean {
  if (html.length > NOTIFY_LIMITS.htmlChars) return false;
  let tags = 0;
  for (let place = html.indexOf('<'); place >= 0; place = html.indexOf('<', place + 1)) tags += 1;
  return tags <= NOTIFY_LIMITS.htmlTags;
}

function toMedia(entry: unknown, page: string): MediaFile[] {
  const { url, name, type, poster } = toRecord(typeof entry === 'string' ? { url: entry } : entry);
  const address = toMediaAddress(url, page);
  if (address === undefined) return [];
  const isVideo = type === 'video' || VIDEO.test(new URL(address).pathname);
  return [
    {
      url: address,
      name: toText(name, 100),
      kind: isVideo ? 'video' : 'image',
      poster: toMediaAddress(poster, page),
    },
  ];
}

/** Returns the text in a language; an empty translation falls back to Chinese. */
export function localText({ zh, en, ko }: LocalText, locale: string): string {
  const own = locale.startsWith('en') ? en : locale.startsWith('ko') ? ko : zh;
  return own?.trim() ? own : zh;
}
