import { sceneCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../../http/errors.ts';

/** Most scenes of one person. */
const MAX_SCENES = 30;
/** Most menus of one scene. */
const MAX_SCENE_MENUS = 15;
const MAX_NAME = 30;
const MAX_REMARK = 500;

/** What a person typed for a scene. */
export type SceneForm = { customMenuName: string; menuIds: readonly string[]; remark: string };

/** The form trimmed and without repeated menus. Throws the first rule that it breaks. */
export function checkSceneForm(form: SceneForm): { name: string; menuIds: string[]; remark: string } {
  const name = form.customMenuName.trim();
  const remark = form.remark.trim();
  if (name === '') throw new BusinessError(sceneCodes.nameMissing, 'sceneNameMissing');
  if (lengthOf(name) > MAX_NAME) throw tooLong(sceneCodes.nameTooLong, 'sceneNameTooLong', MAX_NAME);
  if (lengthOf(remark) > MAX_REMARK) throw tooLong(sceneCodes.remarkTooLong, 'remarkTooLong', MAX_REMARK);
  return { name, remark, menuIds: checkSceneMenus(form.menuIds) };
}

/** The menus without repetition. Throws when there are none or too many. */
export function checkSceneMenus(menuIds: readonly string[]): string[] {
  const unique = [...new Set(menuIds)];
  if (unique.length === 0) throw new BusinessError(sceneCodes.menusMissing, 'sceneMenusMissing');
  if (unique.length > MAX_SCENE_MENUS)
    throw tooLong(sceneCodes.tooManyMenus, 'tooManySceneMenus', MAX_SCENE_MENUS);
  return unique;
}

/** Throws when the person has as many scenes as there can be. */
export function checkSceneCount(count: number): void {
  if (count >= MAX_SCENES) throw tooLong(sceneCodes.tooManyScenes, 'tooManyScenes', MAX_SCENES);
}

function tooLong(
  code: string,
  text: 'tooManyScenes' | 'sceneNameTooLong' | 'tooManySceneMenus' | 'remarkTooLong',
  max: number,
): BusinessError {
  return new BusinessError(code, text, { values: { max } });
}

/** As a person counts: a sign outside the basic plane is one character. */
function lengthOf(text: string): number {
  return [...text].length;
}
