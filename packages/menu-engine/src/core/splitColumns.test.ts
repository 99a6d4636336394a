import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directory, menuTree, page } from '../testing/treeFixture.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';
import { type MenuColumn, splitColumns } from './splitColumns.ts';
import type { MenuEntry } from './types.ts';

describe('splitColumns', () => {
  it('[M12] spreads entries over four columns without changing their order', () => {
    const columns = splitColumns(entries([1, 1, 1, 1, 1, 1, 1, 1]));
    expect(columns.map(leafIds)).toEqual([
      ['0', '1'],
      ['2', '3'],
      ['4', '5'],
      ['6', '7'],
    ]);
  });

  it('[M12] uses all columns that the entries can fill', () => {
    expect(splitColumns(entries([1, 1, 1, 1, 1])).map((column) => column.length)).toEqual([2, 1, 1, 1]);
    expect(splitColumns(entries([1, 1]))).toHaveLength(2);
    expect(splitColumns([])).toEqual([]);
  });

  it('[M12] keeps a short branch together and continues a long one in the next column', () => {
    const [first, ...rest] = splitColumns(entries([40]));
    expect(first?.[0]).toMatchObject({ continued: false, key: 'm_0' });
    expect(rest.map((column) => column.map(({ continued }) => continued))).toEqual([[true], [true], [true]]);
    expect(
      splitColumns(entries([11, 1, 1]))
        .flat()
        .every(({ continued }) => !continued),
    ).toBe(true);
  });

  it('[M12] leaves no page alone in the next column where the pieces of a branch can be of one height', () => {
    const [first, second] = splitColumns(entries([13]));
    expect([first, second].map((column) => column?.[0]?.items.length)).toEqual([7, 6]);
    expect(splitColumns(entries([40])).map((column) => column[0]?.items.length)).toEqual([10, 10, 10, 10]);
  });

  it('[M12] loses nothing, keeps order and never makes a column longer than the best one has to be', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (sizes) => {
        const input = entries(sizes);
        const columns = splitColumns(input);
        expect(columns.length).toBeLessThanOrEqual(4);
        expect(columns.flatMap(leafIds)).toEqual(input.flatMap(leafIdsOf));
        const rows = columns.map((column) => leafIds(column).length);
        const total = rows.reduce((sum, own) => sum + own, 0);
        const longestBranch = Math.min(
          Math.max(0, ...sizes),
          Math.max(12, Math.ceil(total / 4) + sizes.length),
        );
        expect(Math.max(0, ...rows)).toBeLessThanOrEqual(Math.ceil(total / 4) + longestBranch + sizes.length);
      }),
    );
  });

  it('[M13] brings entries of one functionClass together and says where the next begins', () => {
    const { roots } = normalizeMenuTree(
      menuTree([
        page('a', '甲', { functionClass: 'operation' }),
        page('b', '乙', { functionClass: 'finance' }),
        page('c', '丙', { functionClass: 'operation' }),
        page('d', '丁'),
      ]),
    );
    const blocks = splitColumns(roots, 2).flat();
    expect(blocks.map(({ entry, startsClass }) => [entry.id, startsClass])).toEqual([
      ['a', false],
      ['c', false],
      ['b', true],
      ['d', true],
    ]);
  });

  it('[M12] shows of a directory what the caller shows of it', () => {
    const columns = splitColumns(entries([3]), 4, { childrenOf: ({ children }) => children.slice(0, 1) });
    expect(columns.flatMap(leafIds)).toEqual(['0-0']);
  });
});

/** A page for size 1, a directory of that many pages otherwise. */
function entries(sizes: readonly number[]): readonly MenuEntry[] {
  const menus = sizes.map((size, position) =>
    size === 1
      ? page(`${position}`, `页${position}`)
      : directory(
          `${position}`,
          `目录${position}`,
          Array.from({ length: size }, (_, child) => page(`${position}-${child}`, '页')),
        ),
  );
  return normalizeMenuTree(menuTree(menus)).roots;
}

function leafIds(column: MenuColumn): string[] {
  return column.flatMap(({ entry, items }) => (entry.leaf ? [entry] : items).flatMap(leafIdsOf));
}

function leafIdsOf(entry: MenuEntry): string[] {
  return entry.leaf ? [entry.id] : entry.children.flatMap(leafIdsOf);
}
