import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unlayeredRules } from './unlayeredRules.ts';

it('rules outside of every layer are named with their first line', () => {
  const css =
    '@layer portal { .a { color: red; } }\nbody {\n  margin: 0;\n}\n@media print {\n  .a { color: black; }\n}\n';
  assert.deepEqual(unlayeredRules('styles.css', css), [
    'styles.css: "body {" stands in no layer',
    'styles.css: "@media print {" stands in no layer',
  ]);
});

it('layers, their order, fonts and imports may stand alone', () => {
  const css =
    '@layer mantine, portal;\n@layer portal { .a { color: red; } }\n@font-face { font-family: a; src: url(a); }\n';
  assert.deepEqual(unlayeredRules('styles.css', css), []);
});
