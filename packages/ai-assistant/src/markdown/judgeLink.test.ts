import { expect, it } from 'vitest';
import { judgeImage, judgeLink } from './judgeLink.ts';

const ORIGIN = 'https://portal.example';

it('[I112] links lead to pages of the portal, to web pages and to mail', () => {
  expect(judgeLink('/amazon/list/ads?view=auto#x', ORIGIN)).toEqual({
    kind: 'portal',
    path: '/amazon/list/ads?view=auto#x',
  });
  expect(judgeLink('https://portal.example/a', ORIGIN)).toEqual({ kind: 'portal', path: '/a' });
  expect(judgeLink('https://other.example/a', ORIGIN)).toMatchObject({
    kind: 'external',
    host: 'other.example',
  });
  expect(judgeLink('mailto:a@b.c', ORIGIN)).toMatchObject({ kind: 'external', host: 'a@b.c' });
});

const HOSTILE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://portal.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'https://user:pass@evil.example',
  'https://portal.example@evil.example',
  'evil.example',
  '#top',
  '',
  'https://',
];

it.each(HOSTILE)('[I113] %j is only text', (href) => {
  expect(judgeLink(href, ORIGIN)).toEqual({ kind: 'none' });
});

it('[I114] pictures are loaded from own hosts only', () => {
  const own = ['img.example'];
  expect(judgeImage('/api/v1/agent/image/1', ORIGIN, own)).toBe(
    'https://portal.example/api/v1/agent/image/1',
  );
  expect(judgeImage('https://img.example/a.png', ORIGIN, own)).toBe('https://img.example/a.png');
  for (const href of [
    'https://evil.example/?d=SECRET',
    'http://img.example/a.png',
    'https://img.example.evil.example/a',
    '//evil.example/a',
    'data:image/svg+xml,x',
    'https://a:b@img.example/x',
  ])
    expect(judgeImage(href, ORIGIN, own), href).toBeUndefined();
});
