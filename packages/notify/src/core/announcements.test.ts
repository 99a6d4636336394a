import { expect, it } from 'vitest';
import { localText, readAnnouncementContent } from './announcements.ts';

const page = 'https://portal.test/';
const media = (value: unknown) => readAnnouncementContent(7, JSON.stringify(value), page);

it('[N40] a key feature is a list of media with a place to visit', () => {
  const content = media({
    visitLink: 'https://a.test/x',
    fileList: [
      { url: '/upload/media/1', name: '图一' },
      { url: 'https://a.test/b.mp4', poster: '/upload/media/p' },
      'https://a.test/c.png',
    ],
  });
  expect(content).toEqual({
    kind: 'media',
    visitLink: 'https://a.test/x',
    files: [
      { url: 'https://portal.test/upload/media/1', name: '图一', kind: 'image', poster: undefined },
      {
        url: 'https://a.test/b.mp4',
        name: undefined,
        kind: 'video',
        poster: 'https://portal.test/upload/media/p',
      },
      { url: 'https://a.test/c.png', name: undefined, kind: 'image', poster: undefined },
    ],
  });
});

it('[N41] ANN-13: a key feature that cannot be read is a placeholder, and nothing is polluted', () => {
  const hostile = '{"__proto__":{"polluted":1},"visitLink":{"toString":"x"},"fileList":"nope"}';
  const texts = [hostile, '{', '', 'null', '7', '[]', '{}', `{"fileList":[${'{"url":1},'.repeat(9)}null]}`];
  for (const text of [...texts, `"${'x'.repeat(10 * 1024 * 1024)}"`]) {
    expect(readAnnouncementContent(7, text, page)).toEqual({ kind: 'unreadable' });
  }
  expect({}).not.toHaveProperty('polluted');
});

it('[N41] ANN-14: links with a script scheme are left out', () => {
  const fileList = [{ url: 'data:text/html,<script>alert(1)</script>' }, { url: 'https://a.test/a.png' }];
  expect(media({ visitLink: 'javascript:alert(1)', fileList })).toMatchObject({
    visitLink: undefined,
    files: [{ url: 'https://a.test/a.png' }],
  });
});

it('[N42] ANN-11: other types are HTML, refused above 256 KB or 8,000 tags', () => {
  expect(readAnnouncementContent(1, '<p>新版</p>', page)).toEqual({ kind: 'html', html: '<p>新版</p>' });
  expect(readAnnouncementContent(undefined, undefined, page)).toEqual({ kind: 'html', html: '' });
  for (const bomb of ['<div>'.repeat(200_000), 'x'.repeat(300_000), '<b>'.repeat(8001)]) {
    expect(readAnnouncementContent(5, bomb, page)).toEqual({ kind: 'unreadable' });
  }
});

it('[N43] an empty translation falls back to Chinese', () => {
  const text = { zh: '中文', en: 'English', ko: ' ' };
  expect(['zh-CN', 'en-US', 'ko-KR', 'fr-FR'].map((locale) => localText(text, locale))).toEqual([
    '中文',
    'English',
    '中文',
    '中文',
  ]);
});
