import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LAYOUT } from './layout.ts';
import { MODAL_WIDTHS } from './modalWidths.ts';
import { SIZE_TOKENS } from './tokens.ts';

it('[U3] the sizes that scripts know are those of the style sheet', () => {
  expect(SIZE_TOKENS).toMatchObject({
    'header-height': `${LAYOUT.headerHeight}px`,
    'strip-height': `${LAYOUT.stripHeight}px`,
    'ticker-height': `${LAYOUT.tickerHeight}px`,
    'sider-width': `${LAYOUT.siderWidth}px`,
    'sider-width-collapsed': `${LAYOUT.siderWidthCollapsed}px`,
    'row-height': `${LAYOUT.rowHeight}px`,
    'list-max-height': `${LAYOUT.listMaxHeight}px`,
    'shell-min-width': `${LAYOUT.shellMinWidth}px`,
  });
});

it('[U3] the shell measures what it must', () => {
  expect(LAYOUT).toEqual({
    headerHeight: 48,
    stripHeight: 36,
    tickerHeight: 32,
    siderWidth: 160,
    siderWidthCollapsed: 48,
    rowHeight: 32,
    listMaxHeight: 250,
    shellMinWidth: 1200,
  });
});

it('[U26] dialogs come in four widths', () => {
  expect(Object.values(MODAL_WIDTHS)).toEqual([492, 620, 730, 1240]);
});

it('[U7] under reduced motion every duration is zero', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../styles/base.css'), 'utf8');
  const reduced = css.slice(css.indexOf('prefers-reduced-motion: reduce'));
  for (const rule of [
    '--portal-motion-fast: 0ms',
    '--portal-motion: 0ms',
    'transition-duration: 0ms',
    'scroll-behavior: auto',
  ])
    expect(reduced).toContain(rule);
});
