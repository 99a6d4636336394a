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
