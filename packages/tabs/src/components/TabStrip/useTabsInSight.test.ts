import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useTabsInSight } from './useTabsInSight.ts';

function Keys(props: { count: number; active: string }) {
  const panes = Array.from({ length: props.count }, (_, index) => ({ key: `p${index}` }));
  return useTabsInSight(panes, props.active)
    .map(({ key }) => key)
    .join(' ');
}

/** What the very first render draws: a string is rendered once, and nothing follows. */
const firstDrawn = (count: number, active: string) =>
  renderToStaticMarkup(createElement(Keys, { count, active })).split(' ');

it('[T125] draws the tabs around the active one first', () => {
  const drawn = firstDrawn(200, 'p100');
  expect(drawn).toHaveLength(41);
  expect(drawn.at(0)).toBe('p80');
  expect(drawn.at(-1)).toBe('p120');
  expect(firstDrawn(200, 'p3').slice(0, 4)).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(firstDrawn(200, 'p199').at(-1)).toBe('p199');
  expect(firstDrawn(200, 'gone')).toContain('p0');
});

it('[T125] draws a strip of ordinary length whole', () => {
  expect(firstDrawn(41, 'p0')).toHaveLength(41);
});
