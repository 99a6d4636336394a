import { expect, it } from 'vitest';
import { printChannel } from './printChannel.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = (version: number) =>
  `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 6.1; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

it.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    'cloud',
  ],
  ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 9_0 like Mac OS X) Version/9.0 Safari/601.1', 'cloud'],
  ['Android', 'Mozilla/5.0 (Linux; Android 4.4) Chrome/30.0.0.0 Safari/537.36', 'cloud'],
  ['Windows Phone', 'Mozilla/5.0 (Windows Phone 8.1; Trident/7.0; IEMobile/11.0)', 'cloud'],
  ['Edge of today', `${chrome(140)} Edg/140.0.0.0`, 'cloud'],
  ['the first Edge', `${chrome(42)} Edge/12.10240`, 'cloud'],
  ['Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605.1.15', 'cloud'],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'plugin'],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)', 'plugin'],
  ['Opera 12', 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.16', 'plugin'],
  ['Chrome 41', chrome(41), 'plugin'],
  ['Chrome 42', chrome(42), 'cloud'],
  ['Chrome 142', chrome(142), 'cloud'],
  ['Firefox 41', firefox(41), 'plugin'],
  ['Firefox 42', firefox(42), 'cloud'],
  ['Opera 31', `${chrome(44)} OPR/31.0.1889.99`, 'plugin'],
  ['Opera 32', `${chrome(45)} OPR/32.0.1948.25`, 'cloud'],
] as const)('[E210] %s', (_name, userAgent, channel) => {
  expect(printChannel(userAgent)).toBe(channel);
});

it('[E210] an operator may set other minimums', () => {
  expect(printChannel(chrome(99), { chrome: 100 })).toBe('plugin');
  expect(printChannel(firefox(42), { chrome: 100 })).toBe('cloud');
});
