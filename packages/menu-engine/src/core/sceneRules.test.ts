import { describe, expect, it } from 'vitest';
import { checkSceneForm, countCharacters, judgeSceneAdd, judgeSceneDelete } from './sceneRules.ts';

const form = { customMenuName: '日常', menuIds: ['1'], remark: '' };
const menus = (count: number) => Array.from({ length: count }, (_, place) => `${place}`);

describe('scenes', () => {
  it.each([
    [0, undefined],
    [29, undefined],
    [30, 'too-many-scenes'],
    [31, 'too-many-scenes'],
  ])('[M230] with %i scenes adding is refused as %s', (scenes, refusal) => {
    expect(judgeSceneAdd({ scenes })).toBe(refusal);
  });

  it('[M230] in demo mode adding shows the demo tip, whatever the number', () => {
    expect(judgeSceneAdd({ scenes: 0, demo: true })).toBe('demo');
    expect(judgeSceneAdd({ scenes: 30, demo: true })).toBe('demo');
  });

  it('[M231] the scene in use is not deleted', () => {
    expect(judgeSceneDelete({ sceneId: '7', activeId: '7' })).toBe('scene-in-use');
    expect(judgeSceneDelete({ sceneId: '7', activeId: '8' })).toBeUndefined();
    expect(judgeSceneDelete({ sceneId: '7', activeId: undefined })).toBeUndefined();
  });

  it.each([
    [{}, []],
    [{ customMenuName: '  ' }, ['name-missing']],
    [{ customMenuName: '名'.repeat(30) }, []],
    [{ customMenuName: ` ${'名'.repeat(30)} ` }, []],
    [{ customMenuName: '名'.repeat(31) }, ['name-too-long']],
    [{ customMenuName: '😀'.repeat(30) }, []],
    [{ customMenuName: '😀'.repeat(31) }, ['name-too-long']],
    [{ menuIds: [] }, ['menus-missing']],
    [{ menuIds: menus(15) }, []],
    [{ menuIds: [...menus(15), '0'] }, []],
    [{ menuIds: menus(16) }, ['too-many-menus']],
    [{ remark: '注'.repeat(500) }, []],
    [{ remark: '注'.repeat(501) }, ['remark-too-long']],
    [
      { customMenuName: '', menuIds: [], remark: 'x'.repeat(501) },
      ['name-missing', 'menus-missing', 'remark-too-long'],
    ],
  ])('[M232] a form with %o breaks %o', (fields, flaws) => {
    expect(checkSceneForm({ ...form, ...fields })).toEqual(flaws);
  });

  it('[M232] counts what people see as one character', () => {
    expect(countCharacters('a名😀')).toBe(3);
  });
});
