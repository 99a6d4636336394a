import { Trans, useLingui } from '@lingui/react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { SCENE_MENUS_MAX, SCENE_NAME_MAX } from '../../../core/constants.ts';
import { sceneFlawMessage } from '../../../core/dialogMessages.ts';
import { checkSceneForm, countCharacters, type SceneFlaw } from '../../../core/sceneRules.ts';
import { sceneChoices, toggleChoice } from '../../../core/sceneSelection.ts';
import type { MenuIndex } from '../../../core/types.ts';
import type { SavedScene, SceneSaveAs, SceneSaveFailure } from '../../core/sceneFailure.ts';
import type { FindMenus } from '../../react/useMenuSearch.ts';
import classes from './SceneEditor.module.css';
import { SceneSelection } from './SceneSelection.tsx';
import { SceneTree } from './SceneTree.tsx';
import { SceneTrouble } from './SceneTrouble.tsx';

/** Props of `SceneEditor`. */
export type SceneEditorProps = {
  index: MenuIndex;
  find: FindMenus;
  /** The scene to be changed; leave it out for a new one. */
  scene?: SavedScene;
  /** Saves; answers why not, and the form keeps its content. */
  onSubmit: (form: Omit<SavedScene, 'version'>, as: SceneSaveAs) => Promise<SceneSaveFailure | undefined>;
  /** Warns of each rule that the form breaks. */
  onWarn: (message: string) => void;
  onCancel: () => void;
};

const NEW_SCENE: SavedScene = { customMenuName: '', menuIds: [], remark: '', version: undefined };

/** The form of a custom scene: a name, up to fifteen menus from the tree, a remark. */
export function SceneEditor({
  index,
  find,
  scene = NEW_SCENE,
  onSubmit,
  onWarn,
  onCancel,
}: SceneEditorProps) {
  const { i18n } = useLingui();
  const [form, setForm] = useState(scene);
  const [flaws, setFlaws] = useState<readonly SceneFlaw[]>([]);
  const [failure, setFailure] = useState<SceneSaveFailure>();
  const [sending, setSending] = useState(false);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const selected = useMemo(() => new Set(form.menuIds), [form.menuIds]);
  const [initial] = useState(selected);
  const choices = useMemo(() => sceneChoices(index, initial), [index, initial]);
  const total = index.leaves.length;
  const found = useMemo(
    () => (asked === '' ? undefined : new Set(find(asked, total).map(({ entry }) => entry.key))),
    [find, asked, total],
  );
  const say = (flaw: SceneFlaw) => i18n._({ ...sceneFlawMessage(flaw) });
  const flawOf = (...names: SceneFlaw[]) => {
    const flaw = flaws.find((candidate) => names.includes(candidate));
    return flaw && say(flaw);
  };

  function change(fields: Partial<SavedScene>) {
    const next = { ...form, ...fields };
    setForm(next);
    // A field that was marked is judged again at once; others wait for the button.
    if (flaws.length > 0) setFlaws(checkSceneForm(next).filter((flaw) => flaws.includes(flaw)));
  }

  async function save(as: SceneSaveAs, content: SavedScene = form) {
    if (sending) return;
    const found = checkSceneForm(content);
    setFlaws(found);
    for (const flaw of found) onWarn(say(flaw));
    if (found.length > 0) return;
    setSending(true);
    const { customMenuName, menuIds, remark } = content;
    setFailure(await onSubmit({ customMenuName: customMenuName.trim(), menuIds, remark: remark.trim() }, as));
    setSending(false);
  }

  const menusFlaw = flawOf('menus-missing', 'too-many-menus');
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save({ version: form.version, asNew: false });
      }}
    >
      {failure && (
        <SceneTrouble
          failure={failure}
          onTakeTheirs={(theirs) => {
            setForm(theirs);
            setFailure(undefined);
          }}
          onKeepMine={(version) => {
            const mine = { ...form, version };
            setForm(mine);
            void save({ version, asNew: false }, mine);
          }}
          onAddAnew={() => void save({ version: undefined, asNew: true })}
        />
      )}
      <TextInput
        data-autofocus
        label={i18n._({ id: 'menu.scene.name', message: '场景名称' })}
        withAsterisk
        placeholder={i18n._({ id: 'menu.scene.namePlaceholder', message: '例如：大促备货' })}
        value={form.customMenuName}
        error={flawOf('name-missing', 'name-too-long')}
        rightSectionWidth={56}
        rightSection={
          <span
            className={classes.count}
            data-over={countCharacters(form.customMenuName.trim()) > SCENE_NAME_MAX || undefined}
          >
            {countCharacters(form.customMenuName.trim())}/{SCENE_NAME_MAX}
          </span>
        }
        onChange={({ target }) => change({ customMenuName: target.value })}
      />
      <fieldset className={classes.menus} aria-invalid={menusFlaw !== undefined}>
        <legend className={classes.legend}>
          <Trans id="menu.scene.menus" message="包含的菜单" />
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        </legend>
        <div className={classes.sides}>
          <div className={classes.side}>
            <TextInput
              aria-label={i18n._({ id: 'menu.scene.filter', message: '查找要加入的菜单' })}
              placeholder={i18n._({ id: 'menu.all.placeholder', message: '输入名称、拼音首字母或网址片段' })}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              // Enter here must not send a form that is not finished.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <SceneTree
              choices={choices}
              selected={selected}
              found={found}
              onToggle={(choice) => change({ menuIds: [...toggleChoice(choice, selected)] })}
            />
          </div>
          <SceneSelection index={index} menuIds={form.menuIds} onChange={(menuIds) => change({ menuIds })} />
        </div>
        <p className={classes.flaw} role="alert">
          {menusFlaw}
        </p>
      </fieldset>
      <Textarea
        label={i18n._({ id: 'menu.scene.remark', message: '备注' })}
        rows={2}
        value={form.remark}
        error={flawOf('remark-too-long')}
        onChange={({ target }) => change({ remark: target.value })}
      />
      <div className={classes.foot}>
        <span className={classes.total} role="status">
          <Trans
            id="menu.scene.count"
            message="已选 {count} 个功能，最多 {max} 个"
            values={{ count: selected.size, max: SCENE_MENUS_MAX }}
          />
        </span>
        <Button variant="default" onClick={onCancel}>
          <Trans id="menu.scene.cancel" message="取消" />
        </Button>
        <Button type="submit" loading={sending}>
          <Trans id="menu.scene.submit" message="提交" />
        </Button>
      </div>
    </form>
  );
}
