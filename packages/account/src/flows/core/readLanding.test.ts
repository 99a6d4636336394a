import { describe, expect, it } from 'vitest';
import { handOverTarget, readHandOver, readLanding } from './readLanding.ts';

const NONE = { token: undefined, keptState: undefined };

describe('[A113] coming back from another party', () => {
  it.each([
    ['?provider=wechat&code=c&state=s', { ...NONE, keptState: 's' }, 'provider'],
    ['?provider=app-store&code=c&shop=x', NONE, 'app-store'],
    ['?code=c', NONE, 'app-store'],
    ['', { ...NONE, token: 't' }, 'app-store-token'],
  ])('[A113] %s is read', (search, kept, kind) => {
    expect(readLanding(search, kept)?.kind).toBe(kind);
  });

  it('[A113] the issuer that the address names is handed on', () => {
    const kept = { ...NONE, keptState: 's' };
    expect(readLanding('?provider=corp&code=c&state=s&iss=https%3A%2F%2Flogin.example', kept)).toEqual({
      kind: 'provider',
      provider: 'corp',
      code: 'c',
      state: 's',
      iss: 'https://login.example',
    });
  });

  it.each([
    ['?provider=wechat&code=c&state=s', NONE],
    ['?provider=wechat&code=c&state=s', { ...NONE, keptState: 'another' }],
    ['?provider=wechat&code=c', { ...NONE, keptState: '' }],
    ['?provider=wechat&state=s', { ...NONE, keptState: 's' }],
    ['', NONE],
  ])('[A113] %s with %j is not taken up', (search, kept) => {
    expect(readLanding(search, kept)).toBeUndefined();
  });
});

describe('[A114] a hand-over', () => {
  it('[A114] names a system, or brings a partner’s token', () => {
    expect(readHandOver('?systemCode=BI', undefined)).toEqual({ kind: 'system', systemCode: 'BI' });
    expect(readHandOver('?source=selmuch', 't')).toEqual({ kind: 'partner', source: 'selmuch', token: 't' });
    expect(readHandOver('?source=selmuch', undefined)).toBeUndefined();
    expect(readHandOver('', 't')).toBeUndefined();
  });

  it.each([
    ['/entry/s/BI', { kind: 'here', href: '/entry/s/BI' }],
    ['https://portal.example/entry/s/BI#/x', { kind: 'here', href: '/entry/s/BI#/x' }],
    ['https://wms.example/?token=1', { kind: 'elsewhere', href: 'https://wms.example/?token=1' }],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://', undefined],
  ])('[A114] %s leads to %j', (url, target) => {
    expect(handOverTarget(url, 'https://portal.example')).toEqual(target);
  });
});
