/** A picture beside the sign-in, as the server lists it. */
export type BannerRow = {
  image?: string;
  link?: string;
  title?: string;
  titleEn?: string;
  titleKr?: string;
};

/** A picture that can be shown: words, a picture or both, and where it leads. */
export type Banner = { title?: string; image?: string; href?: string };

/** What can be shown of the listed pictures, in one language; addresses that are no web addresses are left out. */
export function readBanners(
  rows: readonly BannerRow[],
  { locale, base }: { locale: string; base: string },
): Banner[] {
  return rows.flatMap(({ image, link, ...titles }) => {
    const title = titleIn(titles, locale);
    const picture = webAddress(image, base) ?? (image?.startsWith('data:image/') ? image : undefined);
    if (!title && !picture) return [];
    const href = webAddress(link, base);
    return [{ ...(title && { title }), ...(picture && { image: picture }), ...(href && { href }) }];
  });
}

function titleIn({ title, titleEn, titleKr }: BannerRow, locale: string): string | undefined {
  const own = new Map([
    ['zh-CN', title],
    ['en-US', titleEn],
    ['ko-KR', titleKr],
  ]).get(locale);
  return own || title || titleEn || titleKr;
}

function webAddress(address: string | undefined, base: string): string | undefined {
  const url = address ? URL.parse(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
