import { createI18n, loadLocale } from '@portal/ui/shell';
import { expect, it } from 'vitest';
import { catalogs } from '../i18n.ts';
import {
  expiredMessage,
  NO_PERMISSION_DIALOG,
  sceneFlawMessage,
  sceneRefusalMessage,
} from './dialogMessages.ts';
import type { MenuMessage } from './messages.ts';

const i18n = createI18n();

/** What a person reads, in English and in Chinese; without catalogs as well. */
async function words(message: MenuMessage, values: Record<string, string> = {}) {
  const withoutTexts = createI18n();
  await loadLocale(withoutTexts, 'zh-CN', []);
  await loadLocale(i18n, 'zh-CN', [catalogs]);
  const chinese = i18n._({ ...message, values });
  await loadLocale(i18n, 'en-US', [catalogs]);
  expect(withoutTexts._({ ...message, values })).toBe(chinese);
  return [i18n._({ ...message, values }), chinese];
}

it('[M20] who may not open a menu reads that there is no access', async () => {
  const { title, body, acknowledge } = NO_PERMISSION_DIALOG;
  expect(await words(title)).toEqual(['Notice', '提示']);
  expect(await words(body)).toEqual([
    'You do not have access. Please contact your administrator',
    '您没有访问权限，请联系管理员',
  ]);
  expect(await words(acknowledge)).toEqual(['Got it', '知道了']);
});

it('[M17] what has expired is named', async () => {
  expect(await words(expiredMessage('platform'))).toEqual([
    'The platform of this feature has expired. Please renew it soon',
    '该功能所属平台已到期，请尽快续费',
  ]);
  expect(await words(expiredMessage('assets'), { app: '报表' })).toEqual([
    '报表 has expired and cannot be used',
    '报表已到期，无法使用',
  ]);
});

it.each([
  ['name-missing', 'Enter a name for the scene', '请填写场景名称'],
  ['name-too-long', 'The name can have 30 characters at most', '场景名称最多 30 个字符'],
  ['menus-missing', 'Choose at least one menu', '请至少选择一个菜单'],
  ['too-many-menus', 'A scene can hold 15 menus at most', '一个场景最多 15 个菜单'],
  ['remark-too-long', 'The remark can have 500 characters at most', '备注最多 500 个字符'],
] as const)('[M232] a form that breaks the rule %s says so', async (flaw, english, chinese) => {
  expect(await words(sceneFlawMessage(flaw))).toEqual([english, chinese]);
});

it('[M230] one scene too many is refused in words', async () => {
  expect(await words(sceneRefusalMessage('too-many-scenes'))).toEqual([
    'You have reached the maximum number of custom scenes',
    '自定义场景数量已达上限',
  ]);
});

it('[M231] deleting the scene in use is refused in words', async () => {
  expect(await words(sceneRefusalMessage('scene-in-use'))).toEqual([
    'The scene in use cannot be deleted',
    '当前场景不能删除',
  ]);
});
