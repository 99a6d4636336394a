import { describe, expect, it } from 'vitest';
import {
  encodeRedirectPath,
  leavingAddress,
  loginAddress,
  onwardAddress,
  parseRedirectPath,
} from './redirectPath.ts';

describe('[A1] a place survives the way over the login page', () => {
  it.each([
    ['/entry/svc-erp/ERP/amazon', '#/setSail/index?day=1', 'amazon#/setSail/index?day=1'],
    ['/entry/svc-erp/ERP/universal_system/', '#/download-center', 'universal_system#/download-center'],
    ['/entry/svc-erp/ERP/scm_new', '', 'scm_new'],
    ['/entry/svc-erp/ERP/scm_new', '#', 'scm_new'],
    ['/entry/svc-erp/ERP/%E5%BA%97', '#/店铺', '店#/店铺'],
  ])('[A1] %s%s becomes %s', (pathname, hash, expected) => {
    const value = encodeRedirectPath({ pathname, hash });
    expect(value).toBe(expected);
    const read = parseRedirectPath(value ?? '') ?? '';
    const url = new URL(`/entry/svc-oms/OMS/${read}`, 'https://portal.test');
    expect(decodeURIComponent(url.pathname)).toBe(`/entry/svc-oms/OMS/${expected.split('#')[0]}`);
    expect(decodeURIComponent(url.hash)).toBe(hash === '#' ? '' : hash);
  });

  it.each(['/', '/login', '/401/ERP', '/entry/svc-erp/ERP', '/entry/a/b/c/d', '/oauth/center'])(
    '[A1] %s is no place to come back to',
    (pathname) => {
      expect(encodeRedirectPath({ pathname, hash: '#/x' })).toBeUndefined();
      expect(loginAddress({ pathname, hash: '#/x' })).toBe('/login');
    },
  );

  it('[A1] the login address names the place and its system', () => {
    const address = loginAddress({ pathname: '/entry/svc-erp/ERP/amazon', hash: '#/a?b=1&c=2' });
    const { searchParams } = new URL(address, 'https://portal.test');
    expect(Object.fromEntries(searchParams)).toEqual({
      redirectPath: 'amazon#/a?b=1&c=2',
      systemCode: 'ERP',
    });
  });
});

describe('[A260] what a link carries', () => {
  const LINK =
    '?register=1&inviteCode=i&linkId=7&source=s&serviceCode=c&systemCode=BI&backEmail=a%40b.example';
  const asked = (address: string) => Object.fromEntries(new URL(address, 'https://portal.test').searchParams);

  it('[A260] stays in the login address, whatever the place; nothing else does', () => {
    const search = `${LINK}&token=abc&random=1&other=1`;
    expect(asked(loginAddress({ search }))).toEqual(asked(LINK));
    expect(asked(loginAddress({ pathname: '/login', hash: '', search }))).toEqual(asked(LINK));
    expect(asked(loginAddress({ search: `?linkId=${'x'.repeat(3000)}&source=` }))).toEqual({});
  });

  it('[A260] beside a place the system is the place’s; a way back in the query stays where there is none', () => {
    const place = { pathname: '/entry/svc-erp/ERP/amazon', hash: '#/a' };
    expect(asked(loginAddress({ ...place, search: LINK }))).toEqual({
      ...asked(LINK),
      redirectPath: 'amazon#/a',
      systemCode: 'ERP',
    });
    const search = '?redirectPath=amazon&systemCode=BI';
    expect(loginAddress({ pathname: '/login', hash: '', search })).toBe(`/login${search}`);
  });

  it('[A6] [A260] stays for who signs out, without a way back', () => {
    expect(asked(leavingAddress(LINK))).toEqual(asked(LINK));
    expect(leavingAddress('?redirectPath=amazon&systemCode=BI&linkId=7')).toBe('/login?linkId=7');
  });

  it('[A260] leads who is signed in on to its page and system, and opens no form', () => {
    expect(onwardAddress(`${LINK}&redirectPath=amazon`)).toBe('/login?redirectPath=amazon&systemCode=BI');
    expect(onwardAddress('?source=s')).toBe('/login');
  });
});

describe('[A2] a hostile redirectPath is refused', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%0a/evil.example',
    '/\n/evil.example',
    'https://portal.test.evil.example',
    'https:evil.example',
    'HTTPS:\\\\evil.example',
    'javascript:alert(document.domain)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    '%25252525252fevil.example',
    '%5cevil.example',
    'amazon%2f..%2f..%2flogin',
    'amazon/../../login',
    '..',
    '.',
    '%2e%2e',
    '%2e%2e#/x',
    'amazon%00',
    'amazon%0d%0aSet-Cookie:a=1',
    'amazon?token=x#/y',
    'amazon%3Ftoken=x',
    '%',
    '%zz',
    '',
    '#/only-a-hash',
    `a${'b'.repeat(3000)}`,
    '\u0000amazon',
    'amazon#/a\r\nb',
  ])('[A2] %j', (value) => {
    expect(parseRedirectPath(value)).toBeUndefined();
  });

  it('[A2] a hash is route text, never evaluated or changed', () => {
    expect(parseRedirectPath('universal_system#javascript:alert(1)')).toBe(
      'universal_system#javascript:alert(1)',
    );
    expect(parseRedirectPath('amazon#//evil.example')).toBe('amazon#//evil.example');
    expect(parseRedirectPath('amazon#/a%2Fb#c')).toBe('amazon#/a%2Fb#c');
  });

  it('[A2] letters that only look like slashes stay path text of this origin', () => {
    const path = parseRedirectPath('／／evil.example');
    expect(path).toBe(encodeURIComponent('／／evil.example'));
    expect(new URL(`/entry/a/b/${path}`, 'https://portal.test').origin).toBe('https://portal.test');
  });
});
