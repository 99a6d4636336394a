import { expect, it } from 'vitest';
import { iconKind } from './iconKind.ts';

it.each([
  ['https://cdn.example.com/a.png', { kind: 'image', url: 'https://cdn.example.com/a.png' }],
  [' http://cdn.example.com/a.png ', { kind: 'image', url: 'http://cdn.example.com/a.png' }],
  ['gb-icon-order', { kind: 'sprite', id: 'gb-icon-order', name: 'order' }],
  ['order', { kind: 'named', name: 'order' }],
  ['javascript:alert(1)', { kind: 'named', name: 'javascript:alert(1)' }],
  ['data:image/png;base64,AA', { kind: 'named', name: 'data:image/png;base64,AA' }],
  ['http://', { kind: 'named', name: 'http://' }],
  ['', { kind: 'named', name: '' }],
])('[U10] %j is told apart', (text, expected) => {
  expect(iconKind(text)).toEqual(expected);
});
