import { expect, it } from 'vitest';
import { isMobileAgent, mobileRedirect } from './guard/entryTargets.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const DESKTOPS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];

it('[P20] phones and tablets are told from desktops', () => {
  for (const agent of [IPHONE, ANDROID, TABLET]) expect(isMobileAgent(agent)).toBe(true);
  for (const agent of DESKTOPS) expect(isMobileAgent(agent)).toBe(false);
});

it('[P21] a phone goes to the mobile site with its query, and nowhere when there is none', () => {
  expect(mobileRedirect(IPHONE, '?linkId=7&source=a', 'https://m.example/start')).toBe(
    'https://m.example/start?linkId=7&source=a',
  );
  expect(mobileRedirect(IPHONE, '', undefined)).toBeUndefined();
  expect(mobileRedirect(IPHONE, '', 'javascript:alert(1)')).toBeUndefined();
  expect(mobileRedirect(DESKTOPS[0] ?? '', '', 'https://m.example')).toBeUndefined();
});
