import { expect, it, onTestFinished, vi } from 'vitest';
import { resolveAddress } from './resolveAddress.ts';

it.each([
  ['https://portal.example', '/sso/x', 'https://portal.example/sso/x'],
  ['https://portal.example/', '/sso/x?q=1#a', 'https://portal.example/sso/x?q=1#a'],
  ['https://ai.example/api//', '/v1/x', 'https://ai.example/api/v1/x'],
])('[C408] below %s, %s is %s', (base, path, address) => {
  expect(resolveAddress(base, path).href).toBe(address);
});

it('[C407] without a host it is the page’s own', () => {
  vi.stubGlobal('location', { href: 'https://portal.example/entry/svc/ERP' });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(resolveAddress('', '/sso/x').href).toBe('https://portal.example/sso/x');
  expect(resolveAddress('/backend', '/sso/x').href).toBe('https://portal.example/backend/sso/x');
});

it('[C27] an address of anybody else is refused by name', () => {
  expect(() => resolveAddress('https://portal.example', 'https://evil.example/x')).toThrow(
    'Not an address of the server: https://evil.example',
  );
});
