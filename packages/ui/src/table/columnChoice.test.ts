import { describe, expect, it } from 'vitest';
import { changeColumn, isShown, parseColumnChanges } from './columnChoice.ts';

const columns = [
  { key: 'a', header: 'A' },
  { key: 'b', header: 'B' },
  { key: 'c', header: 'C', isExtra: true },
];
const shown = (changes: Record<string, boolean>) =>
  columns.filter((column) => isShown(column, changes)).map(({ key }) => key);

describe('column choice', () => {
  it('[U205] shows what the list is about, and what a person adds', () => {
    expect(shown({})).toEqual(['a', 'b']);
    expect(shown(changeColumn(columns, {}, 'c', true))).toEqual(['a', 'b', 'c']);
    expect(shown(changeColumn(columns, { c: true }, 'a', false))).toEqual(['b', 'c']);
  });

  it('[U205] never hides the last column', () => {
    const one = changeColumn(columns, {}, 'a', false);
    expect(shown(changeColumn(columns, one, 'b', false))).toEqual(['b']);
  });

  it.each([null, '', 'no json', '[]', 'null', '3', '{"a":"yes"}'])(
    '[U205] takes what was kept only if it can be meant: %s',
    (text) => {
      expect(shown(parseColumnChanges(text))).toEqual(['a', 'b']);
    },
  );

  it('[U205] keeps what a person changed', () => {
    expect(parseColumnChanges('{"a":false,"c":true,"x":1}')).toEqual({ a: false, c: true });
  });
});
