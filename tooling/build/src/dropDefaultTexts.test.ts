import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropTexts, idsOf } from './dropDefaultTexts.ts';

const ids = new Set(idsOf('msgid ""\nmsgstr "x"\n\nmsgid "a.one"\nmsgstr "一"\n\nmsgid "a.two"\n'));

test('ids are read from a catalog, its header left out', () => {
  assert.deepEqual([...ids], ['a.one', 'a.two']);
});

test('default texts of known ids become spaces, and nothing moves', () => {
  for (const source of [
    `i18n._({ id: 'a.one', message: '第一' })`,
    `i18n._({\n  id: 'a.two',\n  message: '这里是{systemName}，it\\'s',\n  values: { systemName },\n})`,
    `<Trans id="a.one" message="第一" values={{ n }} />`,
    `<Trans\n  id="a.two"\n  message={'say "hi"'}\n/>`,
  ]) {
    const dropped = dropTexts(source, ids);
    assert.equal(dropped.length, source.length);
    assert.doesNotMatch(dropped, /message/);
    assert.equal(dropped.indexOf('values'), source.indexOf('values'));
    assert.equal(dropped.split('\n').length, source.split('\n').length);
  }
});

test('texts of other catalogs, and other messages, stay', () => {
  for (const source of [
    `i18n._({ id: 'b.one', message: '别的' })`,
    `<Trans id="b.one" message="别的" />`,
    `toasts.show({ id: 'a.one', title, message: text })`,
    `throw new ApiError({ message: 'a.one' })`,
  ])
    assert.equal(dropTexts(source, ids), source);
});
