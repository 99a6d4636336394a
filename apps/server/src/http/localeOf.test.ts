import { expect, it } from 'vitest';
import { localeOf } from './localeOf.ts';
import { routeOf } from './registerHandlers.ts';

it('[S60] takes the first language that it speaks', () => {
  expect(['en-GB', 'de,ko', 'zh-TW', 'xx', undefined].map(localeOf)).toEqual([
    'en-US',
    'ko-KR',
    'zh-CN',
    'zh-CN',
    'zh-CN',
  ]);
});

it('[S59] reads no further than the beginning of a header that is made to be long', () => {
  expect(localeOf(`${'xx,'.repeat(60)}en`)).toBe('en-US');
  expect(localeOf(`${'xx,'.repeat(70)}en`)).toBe('zh-CN');
});

it('[S50] turns the fields of a path into the router’s', () => {
  expect(routeOf('/api/v1/download-center/task/{id}')).toBe('/api/v1/download-center/task/:id');
});
