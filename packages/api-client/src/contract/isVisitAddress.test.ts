import { expect, it } from 'vitest';
import { isVisitAddress } from './isVisitAddress.ts';

it.each(['https://example.com', 'HTTP://example.com:8080/a?b#c', 'https://例子.中国/页'])(
  '[C900] %s leads to the page that it names',
  (text) => expect(isVisitAddress(text)).toBe(true),
);

it.each([
  '/help',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://bank.example@evil.example',
  'https://bank%2eexample',
  'https://bank。example',
  'https://bank．example',
  'https://bank｡example',
  'https://.example',
  'https://bank..example',
  'https:\\\\evil.example',
  'https://bank.example\\@evil.example',
  'see https://example.com',
])('[C900] %s is none that may be followed', (text) => expect(isVisitAddress(text)).toBe(false));
