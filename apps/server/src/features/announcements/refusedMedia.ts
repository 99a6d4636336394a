import { announcementTypes, KeyFeatureSchema } from '@portal/api-client/contract';
import * as v from 'valibot';

/** What a tag loads: pictures may come from anywhere by https, clips from this portal alone. */
type Media = { address: string; isPicture: boolean };

const TAG = /<(img|picture|video|audio|source|track)\b([^>]*)>/gi;
const ATTRIBUTE = /\b(src|srcset|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const OWN = /^\/(?![/\\&])/;
const PICTURE = /^(https:\/\/[^/]|data:image\/)/i;
const CLIP_FILE = /\.(mp4|webm|mov|m4v|ogv|mp3|ogg|wav)($|[?#])/i;

/** The first address of a content that the pages' policy would not load; undefined when it loads all. */
export function refusedMedia(type: number, content: string): string | undefined {
  const media = type === announcementTypes.keyFeature ? mediaOfFeature(content) : mediaOfHtml(content);
  return media.find(({ address, isPicture }) => !isLoaded(address, isPicture))?.address;
}

function isLoaded(address: string, isPicture: boolean): boolean {
  return OWN.test(address) || (isPicture && PICTURE.test(address));
}

function mediaOfHtml(html: string): Media[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single, bare]) => {
      const value = (double ?? single ?? bare ?? '').trim();
      const isSet = name.toLowerCase() === 'srcset';
      const isPicture = isSet || name.toLowerCase() === 'poster' || tag.toLowerCase() === 'img';
      const addresses = isSet ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
      return addresses.map((address) => ({ address, isPicture }));
    }),
  );
}

function mediaOfFeature(content: string): Media[] {
  const parsed = v.safeParse(KeyFeatureSchema, parseJson(content));
  const files = parsed.success ? parsed.output.fileList : [];
  return files.flatMap(({ url, poster, type }) => [
    ...(url === undefined ? [] : [{ address: url, isPicture: type !== 'video' && !CLIP_FILE.test(url) }]),
    ...(poster === undefined ? [] : [{ address: poster, isPicture: true }]),
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
