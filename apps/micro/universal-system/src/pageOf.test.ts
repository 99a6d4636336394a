import { describe, expect, it } from 'vitest';
import { pageOf } from './pageOf.ts';

describe('pageOf', () => {
  it.each([
    ['/download-center', { name: 'downloads' }],
    ['/download-center?status=3', { name: 'downloads' }],
    ['/bench/01', { name: 'bench', number: '01' }],
    ['/bench/24?x=1', { name: 'bench', number: '24' }],
  ])('knows %s', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it.each(['/', '', '/download-center/1', '/bench/00', '/bench/25', '/bench/1', '/bench/01/x'])(
    'has no page %s',
    (path) => {
      expect(pageOf(path)).toEqual({ name: 'not-found' });
    },
  );
});
