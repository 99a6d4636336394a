import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

it('[U1001] every sheet of the base styles stands in the layer of the portal', () => {
  const lines = withoutComments(read('styles.css')).trim().split('\n');
  expect(lines[0]).toBe('@layer mantine, portal;');
  for (const line of lines.slice(1)) expect(line).toMatch(/^@import "[^"]+"( layer\(portal\))?;$/);
  // The variables have their layer in the sheet itself, which can be used alone.
  expect(lines.filter((line) => !line.includes('layer('))).toEqual([
    lines[0],
    '@import "./styles/tokens.css";',
  ]);
  expect(read('styles/tokens.css')).toContain('@layer portal {');
});

it('[U1001] rules of text, focus, selection and motion hold below the root of the provider alone', () => {
  const css = withoutComments(read('styles/base.css'));
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.trim().split(/,\s*(?![^()]*\))/),
    body,
  }));
  expect(rules.length).toBeGreaterThan(8);
  // Variables do nothing by themselves, and a class is asked for.
  const acting = rules.filter(({ body }) => !/^\s*(--[\w-]+:[^;]+;\s*)+$/.test(body));
  for (const selector of acting.flatMap(({ selectors }) => selectors))
    expect(selector).toMatch(/\[data-portal-root\]|^\.portal-/);
});
