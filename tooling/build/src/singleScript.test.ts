import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inlineImport, keepScript } from './singleScript.ts';

test('what a chunk imports of another one is put into it under the names it has there', async () => {
  const helpers = 'var a=(x)=>x+1,b=2;export{a as n,b};';
  const code = 'import{n as e,b as t}from"./helpers-1.js";import"node:fs";export const all=[e(1),t];';
  const inlined = inlineImport(code, 'helpers-1.js', helpers);
  assert.ok(!inlined.includes('helpers-1'));
  assert.equal(inlined.split('\n')[1]?.indexOf('export'), code.indexOf('export'));
  const { all } = await import(`data:text/javascript,${encodeURIComponent(inlined)}`);
  assert.deepEqual(all, [2, 2]);
});

test('a chunk that imports nothing of it stays as it is; one without exports is an error', () => {
  assert.equal(inlineImport('export const a=1;', 'helpers-1.js', ''), 'export const a=1;');
  assert.throws(() => inlineImport('import{a}from"./helpers-1.js";', 'helpers-1.js', 'var a;'));
});

test('a page keeps the one script, and those that stand in itself', () => {
  const script = (src: string) => `\n<script type="module" crossorigin src="${src}"></script>`;
  const inline = '<script>1</script>';
  const html = inline + script('/assets/helpers-1.js') + script('react') + script('/assets/shell-2.js');
  assert.equal(keepScript(html, 'assets/shell-2.js'), inline + script('/assets/shell-2.js'));
});
