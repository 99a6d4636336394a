import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { tokensCss } from './tokensCss.ts';

it('[U1] the style sheet is what the tokens say', () => {
  const written = readFileSync(resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  expect(written).toBe(tokensCss());
});
