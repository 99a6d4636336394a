import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { textsScript } from './preloadTexts.ts';

const script = textsScript({ zh_CN: '/assets/zh.js', en_US: '/assets/en.js' }, 'portal:language', 'zh_CN');

function run(getItem: (key: string) => string | null, languages: string[] = []) {
  const added: object[] = [];
  const document = {
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: object) => added.push(link) },
  };
  runInNewContext(script, { document, localStorage: { getItem }, navigator: { languages } });
  return added;
}

test('the texts of the stored language are loaded early, those of the default where none is known', () => {
  const stored = (value: string | null) => (key: string) => (key === 'portal:language' ? value : null);
  const link = { tag: 'link', rel: 'modulepreload' };
  assert.deepEqual(run(stored('en_US')), [{ ...link, href: '/assets/en.js' }]);
  assert.deepEqual(run(stored(null)), [{ ...link, href: '/assets/zh.js' }]);
  assert.deepEqual(run(stored('tlh')), [{ ...link, href: '/assets/zh.js' }]);
  assert.deepEqual(run(stored(null), ['fr-FR', 'en-GB', 'zh-CN']), [{ ...link, href: '/assets/en.js' }]);
  assert.deepEqual(run(stored('zh_CN'), ['en-US']), [{ ...link, href: '/assets/zh.js' }]);
  assert.deepEqual(run(stored(null), ['fr']), [{ ...link, href: '/assets/zh.js' }]);
});

test('blocked storage costs nothing but the early start', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  assert.deepEqual(run(blocked), []);
});
