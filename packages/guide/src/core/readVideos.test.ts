import { expect, it } from 'vitest';
import { SHOP_VIDEO_NAMES } from '../shops/shopGuide.ts';
import { readVideos } from './readVideos.ts';

const PAGE = 'https://portal.test/entry';
const one = (systemValue: string, status?: number) =>
  readVideos(
    [{ systemName: 'SHOP_AUTHORISATION', systemValue, ...(status !== undefined && { status }) }],
    PAGE,
    SHOP_VIDEO_NAMES,
  ).get('shop');

it('[G11] a video is an address, or JSON with poster and captions', () => {
  expect(one('/upload/media/a')).toEqual({ src: 'https://portal.test/upload/media/a', captions: {} });
  const told = { src: '/v', poster: '/p', captions: { 'zh-CN': '/zh', 'en-US': 'javascript:alert(1)' } };
  expect(one(JSON.stringify(told))).toEqual({
    src: 'https://portal.test/v',
    poster: 'https://portal.test/p',
    captions: { 'zh-CN': 'https://portal.test/zh' },
  });
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/v.webm',
  '//evil.example/v.webm',
  'http://portal.test/v.webm',
  'file:///v.webm',
  '{',
  '{"src":1}',
  'http://',
])('[G11] HLP-04: %j is no video: a placeholder stands there', (value) => {
  expect(one(value)).toBeUndefined();
});

it('[G11] each step has its own, and one that is switched off counts as none', () => {
  expect(one('/v', 0)).toBeUndefined();
  const params = ['AUTO_DATA_PULL', 'ADS_AUTHORISATION', 'MAIL_AUTHORISATION', 'OTHER'].map((systemName) => ({
    systemName,
    systemValue: `/${systemName}`,
  }));
  expect([...readVideos(params, PAGE, SHOP_VIDEO_NAMES).keys()]).toEqual(['pull', 'ads', 'mail']);
});
