/** One step's video. */
export type GuideVideo = {
  src: string;
  poster?: string;
  /** Addresses of WebVTT files by language (`zh-CN`). */
  captions: Readonly<Record<string, string>>;
};

/**
 * Returns the videos that an operator set: an address, or JSON with `src`, `poster` and `captions`. Anything but a web address of
 * the page's own host counts as none, for the page's policy lets no other play; so does a parameter that was switched off.
 */
export function readVideos(
  params: readonly { systemName?: string; systemValue?: string; status?: number }[],
  page: string,
  /** The parameter of each step, by the step's id. */
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, GuideVideo> {
  const videos = new Map<string, GuideVideo>();
  for (const [step, name] of Object.entries(names)) {
    const param = params.find(({ systemName, status }) => systemName === name && status !== 0);
    const video = readVideo(param?.systemValue?.trim() ?? '', page);
    if (video) videos.set(step, video);
  }
  return videos;
}

function readVideo(value: string, page: string): GuideVideo | undefined {
  const told = value.startsWith('{') ? parse(value) : { src: value };
  const src = webAddress(told.src, page);
  if (!src) return undefined;
  const poster = webAddress(told.poster, page);
  const captions = Object.entries(isRecord(told.captions) ? told.captions : {}).flatMap(
    ([locale, address]) => {
      const href = webAddress(address, page);
      return href ? [[locale, href] as const] : [];
    },
  );
  return { src, ...(poster && { poster }), captions: Object.fromEntries(captions) };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function webAddress(value: unknown, page: string): string | undefined {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, page)) return undefined;
  const { href, protocol, host } = new URL(value, page);
  const isWeb = protocol === 'https:' || protocol === new URL(page).protocol;
  return isWeb && host === new URL(page).host ? href : undefined;
}
