import { useLingui } from '@lingui/react';
import type { SetupMenu, SetupSystem } from '@portal/api-client/contract/operator';
import { randomId } from '@portal/api-client/session';
import { useGuest } from '@portal/embed/react-guest';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import form from '../../components/form.module.css';
import { byField } from '../setup/byField.ts';
import { type Setup, useApplySetup } from '../setup/useSetup.ts';
import { ChangeList } from './ChangeList.tsx';
import { conflictOf } from './conflictOf.ts';
import { listMenus } from './core/menuOps.ts';
import { EditorBar } from './EditorBar.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MenuForm } from './MenuForm.tsx';
import classes from './MenuTree.module.css';
import { MenuTree } from './MenuTree.tsx';
import { TryPanel } from './TryPanel.tsx';
import { useMenuDraft } from './useMenuDraft.ts';

export type SystemEditorProps = {
  setup: Setup;
  system: SetupSystem;
  onDirty: (isDirty: boolean) => void;
  chooser: ReactNode;
  /** Where panels stand, beside the tree. */
  side: HTMLElement | null;
};

const HISTORY = '(history)';
const TRY = '(try)';

/** A system's menus in work: nothing is saved before that is said, and nothing of another's is lost. */
export function SystemEditor({ setup, system, onDirty, chooser, side }: SystemEditorProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const draft = useMenuDraft(system);
  const [openId, setOpenId] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isDirty = draft.count > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const list = listMenus(draft.tree);
  const open = list.find(({ menu }) => menu.id === openId);
  const { systems = [], microApps = [] } = setup.file;
  const at = systems.findIndex(({ code }) => code === system.code);
  const save = useApplySetup(setup, {
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => {
      draft.clear();
      setProblems({});
    },
    onRefused: (refused) => {
      const [path = ''] = Object.keys(refused);
      const found = menuAt(draft.tree, path.split('.').slice(2));
      if (found) setOpenId(found.menu.id);
      const rest = `systems.${at}.${found?.path ?? ''}`;
      const fields = Object.fromEntries(
        ['name', 'url', 'page', 'app'].map((field) => [`${rest}.${field}`, field]),
      );
      setProblems(byField(refused, { ...fields, [rest]: 'url' }));
    },
  });
  const conflict = conflictOf(save.error);
  const add = (isGroup: boolean) => {
    const id = `{company}-${randomId().slice(0, 8)}`;
    const title = isGroup
      ? i18n._({ id: 'operator.menu.newGroup', message: '新分组' })
      : i18n._({ id: 'operator.menu.new', message: '新菜单' });
    const name = { zh: title, en: title, ko: title };
    const menu: SetupMenu = isGroup
      ? { id, name, menus: [] }
      : { id, name, app: microApps[0]?.name ?? setup.ownApps[0] ?? '', page: '/' };
    const group = open?.menu.menus ? open.menu.id : (open?.parentId ?? null);
    draft.run({ type: 'add', menu, place: { parentId: group, index: Number.MAX_SAFE_INTEGER } });
    setOpenId(id);
  };
  const changed = { ...system, menus: draft.tree, ...(draft.home && { home: draft.home }) };
  const panel = (
    <>
      {open && (
        <MenuForm
          key={open.menu.id}
          menu={open.menu}
          draft={draft}
          apps={[...setup.ownApps, ...microApps.map(({ name }) => name)]}
          locale={locale}
          problems={problems}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {openId === TRY && <TryPanel systemCode={system.code} onClose={() => setOpenId(undefined)} />}
      {openId === HISTORY && <HistoryPanel part="systems" onClose={() => setOpenId(undefined)} />}
    </>
  );
  return (
    <div className={classes.page}>
      <EditorBar
        draft={draft}
        chooser={chooser}
        isSaving={save.isPending}
        onAdd={add}
        onHistory={() => setOpenId(HISTORY)}
        onTry={() => setOpenId(TRY)}
        onSave={() =>
          save.mutate({ file: { systems: systems.map((one) => (one.code === system.code ? changed : one)) } })
        }
      />
      {conflict && (
        <div className={form.note} role="alert">
          <p>
            {i18n._({
              id: 'operator.conflict',
              message: '其他人刚刚修改了这一部分。您的修改已放到他们的修改之上，请检查后再次保存。',
            })}
          </p>
          <ChangeList changes={conflict} />
        </div>
      )}
      {draft.failed.length > 0 && (
        <p className={form.problem} role="alert">
          {i18n._({
            id: 'operator.conflict.failed',
            message: '{count, plural, other {# 项修改}}的菜单已被他人移除，无法保留。',
            values: { count: draft.failed.length },
          })}
        </p>
      )}
      {problems.other && (
        <p className={form.problem} role="alert">
          {problems.other}
        </p>
      )}
      <MenuTree draft={draft} openId={openId} onOpen={setOpenId} />
      {side && createPortal(panel, side)}
    </div>
  );
}

/** The menu that a path such as `menus.0.menus.2.url` leads into, with the part of the path up to it. */
function menuAt(
  tree: readonly SetupMenu[],
  path: readonly string[],
): { menu: SetupMenu; path: string } | undefined {
  let menus: readonly SetupMenu[] | undefined = tree;
  let found: { menu: SetupMenu; path: string } | undefined;
  for (let step = 0; path[step] === 'menus' && menus; step += 2) {
    const menu: SetupMenu | undefined = menus[Number(path[step + 1])];
    if (!menu) break;
    found = { menu, path: path.slice(0, step + 2).join('.') };
    menus = menu.menus;
  }
  return found;
}
