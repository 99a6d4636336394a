import { expect, it } from 'vitest';
import { possiblePortalOrigins } from './portalOrigin.ts';

const listed = ['https://portal.example', 'https://brand.example'];
const framedBy = (ancestorOrigins: string[] | undefined, referrer = '') => ({
  location: { ancestorOrigins },
  document: { referrer },
});

it('[E23] the browser says who frames the page', () => {
  expect(possiblePortalOrigins(listed, framedBy(['https://brand.example']))).toEqual([
    'https://brand.example',
  ]);
  expect(possiblePortalOrigins(listed, framedBy(['https://evil.example']))).toEqual([]);
});

it('[E23] the referrer says it where the browser does not', () => {
  expect(possiblePortalOrigins(listed, framedBy(undefined, 'https://portal.example/'))).toEqual([
    'https://portal.example',
  ]);
  expect(possiblePortalOrigins(listed, framedBy(undefined, 'https://portal.example.evil.example/'))).toEqual(
    [],
  );
});

it('[E23] where nothing tells, every listed origin is possible', () => {
  expect(possiblePortalOrigins(listed, framedBy(undefined))).toEqual(listed);
});
