import { expect, it } from 'vitest';
import { normalizeMenuTree } from '../../../core/normalizeMenuTree.ts';
import { erpTree, largeTree } from '../../../testing/index.ts';
import { menuAllRows, sectionAt, sectionStarts } from './menuAllRows.ts';

const index = normalizeMenuTree(erpTree());
const sections = index.roots.map((root) => ({
  key: root.key,
  label: root.id,
  entries: root.leaf ? [root] : root.children,
}));
const options = { locale: 'en-US', usableOnly: false };

it('[M310] each top-level menu is a section; branches carry the names above them, pages stand in rows of four', () => {
  const rows = menuAllRows(sections, options);
  const labels = rows.map((row) => {
    if (row.kind === 'section') return `# ${row.section.label} (${row.count})`;
    return row.kind === 'leaves' ? row.leaves.map(({ id }) => id).join(' ') : row.label;
  });
  expect(labels.slice(0, 7)).toEqual([
    '# orders (15)',
    'Order handling',
    'orders-all orders-unpaid orders-ship orders-shipped',
    'orders-cancelled',
    'After-sales',
    'returns exchange disputes',
    'Rules',
  ]);
  expect(labels).toContain('Settings / Labels / Printing');
  const listed = rows.flatMap((row) => (row.kind === 'leaves' ? row.leaves : []));
  expect(new Set(listed)).toEqual(new Set(index.leaves));
});

it('[M311] what was typed leaves the sections and branches that have answers', () => {
  const rows = menuAllRows(sections, { ...options, found: new Set(['m_returns', 'm_barcode']) });
  expect(rows.map(({ kind }) => kind)).toEqual(['section', 'group', 'leaves', 'section', 'leaves']);
  expect(menuAllRows(sections, { ...options, found: new Set() })).toEqual([]);
});

it('[M312] what must be bought first can be left out', () => {
  const ids = (usableOnly: boolean) =>
    menuAllRows(sections, { ...options, usableOnly }).flatMap((row) =>
      row.kind === 'leaves' ? row.leaves.map(({ id }) => id) : [],
    );
  expect(ids(false)).toContain('rule-risk');
  expect(ids(true)).not.toContain('rule-risk');
});

it('[M312] a section without pages is left out, or says what will be there', () => {
  const empty = { key: 'favorites', label: 'Favourites', entries: [] };
  expect(menuAllRows([empty], options)).toEqual([]);
  const rows = menuAllRows([{ ...empty, emptyNote: 'Star a menu' }], options);
  expect(rows).toMatchObject([
    { kind: 'section', count: 0 },
    { kind: 'note', label: 'Star a menu' },
  ]);
});

it('[M313] a line knows its section', () => {
  const rows = menuAllRows(sections, options);
  const starts = sectionStarts(rows);
  for (const [key, position] of starts) {
    expect(sectionAt(rows, position)).toBe(key);
    expect(sectionAt(rows, position + 1)).toBe(key);
  }
  expect(sectionAt(rows, 99_999)).toBe('m_dashboard');
  expect(sectionAt([], 0)).toBeUndefined();
});

it('[M314] ten thousand pages become lines within a frame', () => {
  const large = normalizeMenuTree(largeTree());
  const many = large.roots.map((root) => ({ key: root.key, label: root.id, entries: root.children }));
  // The least of several: what else the machine does is not what is asked about.
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    menuAllRows(many, options);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
  expect(menuAllRows(many, options)).toHaveLength(10 + 200 + 200 * 13);
});
