import { describe, expect, it } from 'vitest';
import { readBanners } from './readBanners.ts';

const base = 'https://portal.test/login';
const read = (row: object, locale: 'zh-CN' | 'en-US' | 'ko-KR' = 'zh-CN') =>
  readBanners([row], { locale, base })[0];

describe('[A230] a banner', () => {
  it('speaks the language in use, or the first that it has', () => {
    const titles = { title: '店铺', titleEn: 'Shops' };
    expect(read(titles)?.title).toBe('店铺');
    expect(read(titles, 'en-US')?.title).toBe('Shops');
    expect(read(titles, 'ko-KR')?.title).toBe('店铺');
    expect(read({ titleKr: '매장' })?.title).toBe('매장');
  });

  it.each([
    ['a web address', 'https://news.test/a', 'https://news.test/a'],
    ['an address of the portal', '/help#news', 'https://portal.test/help#news'],
    ['a script', 'javascript:alert(1)', undefined],
    ['a document in the address', 'data:text/html,<script>alert(1)</script>', undefined],
    ['another program’s address', 'ftp://news.test/a', undefined],
    ['no address at all', 'https://', undefined],
    ['nothing', '', undefined],
  ])('leads to the web only: %s', (_what, link, href) => {
    expect(read({ title: 'a', link })?.href).toBe(href);
  });

  it.each([
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['https://news.test/a.png', 'https://news.test/a.png'],
    ['data:text/html,x', undefined],
    ['javascript:alert(1)', undefined],
  ])('shows pictures only: %s', (image, shown) => {
    expect(read({ title: 'a', image })?.image).toBe(shown);
  });

  it('is left out where neither words nor a picture are left', () => {
    expect(readBanners([{ link: 'https://news.test' }, { image: 'x:y' }], { locale: 'zh-CN', base })).toEqual(
      [],
    );
  });
});
