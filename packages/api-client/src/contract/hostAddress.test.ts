import { expect, it } from 'vitest';
import { hostAddress, socketHostAddress } from './hostAddress.ts';

const PAGE = 'https://portal.example/entry/s/ERP/amazon?x=1#/y';

it.each([
  [undefined, 'https://portal.example', 'wss://portal.example'],
  ['', 'https://portal.example', 'wss://portal.example'],
  ['ai.example', 'https://ai.example', 'wss://ai.example'],
  ['ai.example:8443/base/', 'https://ai.example:8443/base', 'wss://ai.example:8443/base'],
  ['localhost:4400', 'https://localhost:4400', 'wss://localhost:4400'],
  ['//ai.example', 'https://ai.example', 'wss://ai.example'],
  ['https://ai.example/', 'https://ai.example', 'wss://ai.example'],
  ['http://ai.example', 'http://ai.example', 'ws://ai.example'],
  ['wss://ai.example/', 'https://ai.example', 'wss://ai.example'],
  ['/ai/api', 'https://portal.example/ai/api', 'wss://portal.example/ai/api'],
])('[C407] the host %j of the configuration is read as %s, its sockets as %s', (host, calls, sockets) => {
  expect([hostAddress(host, PAGE), socketHostAddress(host, PAGE)]).toEqual([calls, sockets]);
});

it('[C407] a host without a scheme has that of the page', () => {
  expect(hostAddress('ai.example', 'http://localhost:4400/')).toBe('http://ai.example');
  expect(socketHostAddress('ai.example', 'http://localhost:4400/')).toBe('ws://ai.example');
});
