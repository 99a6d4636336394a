import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDownloadAddress, toMediaAddress, toVisitAddress } from './downloadLink.ts';

const place = { page: 'https://portal.test/entry', hosts: ['cdn.portal.test', 'cdn.portal.test:8443'] };
const follow = (link: unknown) => toDownloadAddress(link, place);

describe('[N30] a download is followed with', () => {
  it.each([
    ['https://cdn.portal.test/a.xlsx', 'https://cdn.portal.test/a.xlsx'],
    ['http://cdn.portal.test/a.xlsx?x=1#y', 'https://cdn.portal.test/a.xlsx?x=1#y'],
    ['ftp://cdn.portal.test/a.xlsx', 'https://cdn.portal.test/a.xlsx'],
    ['file://cdn.portal.test/a.xlsx', 'https://cdn.portal.test/a.xlsx'],
    ['HTTPS://CDN.portal.test/a', 'https://cdn.portal.test/a'],
    ['https://cdn.portal.test:8443/a', 'https://cdn.portal.test:8443/a'],
    ['https://cdn.portal.test:443/a', 'https://cdn.portal.test/a'],
    ['http://portal.test/a', 'https://portal.test/a'],
  ])('[N30] %s as %s', (link, address) => {
    expect(follow(link)).toBe(address);
  });

  it('[N30] the scheme of the page, whichever it is', () => {
    const plain = { page: 'http://localhost:4410/', hosts: [] };
    expect(toDownloadAddress('ftp://localhost:4410/a', plain)).toBe('http://localhost:4410/a');
    expect(toDownloadAddress('https://localhost:4410/a', plain)).toBe('http://localhost:4410/a');
  });
});

describe('[N31] a download is refused for', () => {
  it.each([
    ['DLK-01', 'javascript:alert(1)'],
    ['DLK-02', 'JaVaScRiPt:alert(1)'],
    ['DLK-02', '\u0001javascript:alert(1)'],
    ['DLK-04', 'java\tscript:alert(1)'],
    ['DLK-04', 'ht\ntps://cdn.portal.test/x'],
    ['DLK-05', 'data:text/html,<script>alert(1)</script>'],
    ['DLK-05', 'blob:https://portal.test/uuid'],
    ['DLK-07', 'vbscript:msgbox(1)'],
    ['DLK-08', '//evil.example/x.xlsx'],
    ['DLK-08', '/relative/a.xlsx'],
    ['DLK-08', 'a.xlsx'],
    ['DLK-10', 'file:///etc/passwd'],
    ['DLK-11', 'ftp://evil.example/x.xlsx'],
    ['DLK-13', 'https:\\\\evil.example\\x'],
    ['DLK-13', 'https:/\\evil.example/x'],
    ['DLK-13', 'https:evil.example'],
    ['DLK-14', 'https://cdn.portal.test%2eevil.example/x'],
    ['DLK-14', 'https://cdn.portal.test。evil.example/x'],
    ['DLK-14', 'https://cdn.portal.test.evil.example/x'],
    ['DLK-14', 'https://cdn.portal.test@evil.example/x'],
    ['DLK-14', 'https://user:pass@cdn.portal.test/x'],
    ['DLK-14', 'https://cdn%2eportal.test/x'],
    ['none', ''],
    ['none', 7],
    ['none', null],
    ['none', { toString: () => 'https://cdn.portal.test/x' }],
  ])('[N31] %s %j', (_, link) => {
    expect(follow(link)).toBeUndefined();
  });

  it('[N31] anything that would lead to another host, whatever it looks like', () => {
    const part = fc.constantFrom(
      'https',
      'ftp',
      ':',
      '/',
      '\\',
      '@',
      '.',
      'cdn.portal.test',
      'evil.example',
      '%2e',
      '\t',
      '#',
      '?',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const address = follow(parts.join(''));
        if (address === undefined) return;
        const { protocol, host, username } = new URL(address);
        expect(protocol).toBe('https:');
        expect(['portal.test', ...place.hosts]).toContain(host);
        expect(username).toBe('');
      }),
      { numRuns: 5000 },
    );
  });
});

it('[N32] a link of an announcement is http or https; pictures may also lie on the own server', () => {
  expect(toVisitAddress('https://a.test/x')).toBe('https://a.test/x');
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.test',
    '/x',
    {},
    'https:\\\\a.test',
    undefined,
  ]) {
    expect(toVisitAddress(link)).toBeUndefined();
  }
  expect(toMediaAddress('/upload/media/x', place.page)).toBe('https://portal.test/upload/media/x');
  for (const link of ['//evil.example/x', '/\\evil.example/x', '/\t/evil.example', 'javascript:x', 'x.png']) {
    expect(toMediaAddress(link, place.page)).toBeUndefined();
  }
});

it('[N31] [N32] the least and the last control character refuse a link, the letters beside them do not', () => {
  for (const code of [0x00, 0x1f, 0x20, 0x7f]) {
    const link = `https://cdn.portal.test/a${String.fromCharCode(code)}b`;
    expect([follow(link), toVisitAddress(link)]).toEqual([undefined, undefined]);
  }
  for (const code of [0x21, 0x7e])
    expect(follow(`https://cdn.portal.test/a${String.fromCharCode(code)}b`)).toContain('cdn.portal.test/a');
});

it('[N30] a port that is the scheme’s own is none, in any spelling; another one counts', () => {
  expect(follow('HTTP://cdn.portal.test:80/a')).toBeUndefined();
  expect(follow('HTTPS://cdn.portal.test:443/a')).toBe('https://cdn.portal.test/a');
  expect(follow('https://cdn.portal.test:80/a')).toBeUndefined();
  expect(follow('https://cdn.portal.test:9/a')).toBeUndefined();
});

it('[N32] a link begins with its scheme, plain or secure, and says a host that there can be', () => {
  expect(toVisitAddress('http://a.test/x')).toBe('http://a.test/x');
  for (const link of ['see https://a.test', 'https://', 'https://[', 'https:///a.test'])
    expect(toVisitAddress(link)).toBeUndefined();
  expect(toMediaAddress('https://a.test/x', place.page)).toBe('https://a.test/x');
  expect(toMediaAddress(7, place.page)).toBeUndefined();
  expect(toMediaAddress('x/upload', place.page)).toBeUndefined();
});

describe('[N1600] a link or a picture of an announcement is refused when its host is not what it looks like', () => {
  it.each([
    'https://portal.test@evil.example/x',
    'https://user:pass@evil.example/x',
    'https://@evil.example/x',
    'https://portal.test%2eevil.example/x',
    'https://portal.test。evil.example/x',
    'https://portal.test．evil.example/x',
    'https://portal.test｡evil.example/x',
    'https://..evil.example/x',
    'https://evil..example/x',
    'https://.evil.example/x',
    'https://evil.example\\@portal.test/x',
    'https://evil.example/x\\y',
    'javascript:alert(1)',
    ' javascript:alert(1)',
  ])('[N1600] %s', (link) => {
    expect(toVisitAddress(link)).toBeUndefined();
    expect(toMediaAddress(link, place.page)).toBeUndefined();
  });

  it('[N1600] and is followed where it is plain, in any script', () => {
    expect(toVisitAddress('https://中文.example/a@b?c=%2e')).toBe('https://xn--fiq228c.example/a@b?c=%2e');
    expect(toVisitAddress('http://evil.example:8080/')).toBe('http://evil.example:8080/');
  });
});
