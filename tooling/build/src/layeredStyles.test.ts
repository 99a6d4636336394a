import assert from 'node:assert/strict';
import { it } from 'node:test';
import { layered, layeredStyles } from './layeredStyles.ts';

it('rules stand in the layer, imports before it', () => {
  const css = layered(
    '/* why */\n@import "a.css" layer(portal);\n.a { color: red; }\n@media print { .a { color: black; } }',
  );
  assert.match(
    css,
    /^@layer mantine, portal;\n\/\* why \*\/\n@import "a\.css" layer\(portal\);\n@layer portal \{\n\.a \{/,
  );
  assert.match(css, /black; \} \}\n\}\n$/);
});

it('a sheet without rules stays as it is', () => {
  assert.equal(layered('/* nothing here */\n'), '/* nothing here */\n');
  assert.equal(
    layered('@layer mantine, portal;\n@import "a.css";\n'),
    '@layer mantine, portal;\n@import "a.css";\n',
  );
});

it('sheets of packages are meant, not those of applications and libraries', () => {
  const { transform } = layeredStyles();
  assert.ok(typeof transform === 'function');
  const change = transform as unknown as (css: string, id: string) => unknown;
  assert.ok(change('.a{}', '/x/packages/ui/src/components/Avatar/Avatar.module.css'));
  assert.ok(change('.a{}', '/x/packages/ui/src/components/Avatar/Avatar.module.css?inline'));
  assert.equal(change('.a{}', '/x/apps/portal/src/app/boot.css'), undefined);
  assert.equal(change('.a{}', '/x/node_modules/driver.js/dist/driver.css'), undefined);
  assert.equal(change('.a{}', '/x/packages/ui/src/fonts.css'), undefined);
});
