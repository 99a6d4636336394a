import { SCENE_MENUS_MAX, SCENE_NAME_MAX, SCENE_REMARK_MAX, SCENES_MAX } from './constants.ts';

/** What a person fills in for a scene. */
export type SceneForm = {
  readonly customMenuName: string;
  readonly menuIds: readonly string[];
  readonly remark: string;
};

/** A rule that a scene breaks. */
export type SceneFlaw =
  | 'name-missing'
  | 'name-too-long'
  | 'menus-missing'
  | 'too-many-menus'
  | 'remark-too-long';

/** Why a scene is not added or not deleted. */
export type SceneRefusal = 'demo' | 'too-many-scenes' | 'scene-in-use';

/** Returns the rules that a form breaks, in the order of its fields; none when it may be sent. */
export function checkSceneForm({ customMenuName, menuIds, remark }: SceneForm): readonly SceneFlaw[] {
  const flaws: SceneFlaw[] = [];
  const name = customMenuName.trim();
  if (name === '') flaws.push('name-missing');
  if (countCharacters(name) > SCENE_NAME_MAX) flaws.push('name-too-long');
  const menus = new Set(menuIds).size;
  if (menus === 0) flaws.push('menus-missing');
  if (menus > SCENE_MENUS_MAX) flaws.push('too-many-menus');
  if (countCharacters(remark) > SCENE_REMARK_MAX) flaws.push('remark-too-long');
  return flaws;
}

/** Judges the wish to add a scene; undefined when the form opens. */
export function judgeSceneAdd({
  scenes,
  demo = false,
}: {
  /** How many scenes there are. */
  readonly scenes: number;
  readonly demo?: boolean;
}): SceneRefusal | undefined {
  if (demo) return 'demo';
  return scenes >= SCENES_MAX ? 'too-many-scenes' : undefined;
}

/** Judges the wish to delete a scene; undefined when the person is asked to confirm. */
export function judgeSceneDelete({
  sceneId,
  activeId,
}: {
  readonly sceneId: string;
  readonly activeId: string | undefined;
}): SceneRefusal | undefined {
  return sceneId === activeId ? 'scene-in-use' : undefined;
}

/** Returns a text's length as people count it: an emoji outside the basic plane is one character. */
export function countCharacters(text: string): number {
  return [...text].length;
}
