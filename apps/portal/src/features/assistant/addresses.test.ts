import { expect, it } from 'vitest';
import { assistantAddress, assistantSocketUrl } from './addresses.ts';

it('[P401] the assistant is asked where the operator says, or beside the portal', () => {
  const page = 'https://portal.example/entry/s/ERP/amazon#/x';
  expect(assistantAddress('/api/v1/x', undefined)).toBe('/api/v1/x');
  expect(assistantAddress('/api/v1/x', 'https://ai.example/')).toBe('https://ai.example/api/v1/x');
  expect(assistantSocketUrl(undefined, page)).toBe('wss://portal.example/unite');
  expect(assistantSocketUrl(undefined, 'http://localhost:3000/')).toBe('ws://localhost:3000/unite');
  expect(assistantSocketUrl('https://ai.example', page)).toBe('wss://ai.example/unite');
  expect(assistantSocketUrl('/ai/api', 'http://localhost:3000/')).toBe('ws://localhost:3000/ai/api/unite');
});
