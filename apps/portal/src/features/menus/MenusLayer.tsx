import { useLingui } from '@lingui/react';
import { DEFAULT_SCENE_LABEL, sceneKey } from '@portal/menu-engine/core';
import { useToolWords } from '@portal/menu-engine/favorites';
import { sceneTabsOf } from '@portal/menu-engine/scene-rows';
import { useSceneDialogs } from '@portal/menu-engine/scenes';
import { SearchBox, type SearchBoxHandle, type SearchBoxProps } from '@portal/menu-engine/search-box';
import { latePart } from '@portal/ui';
import { chordLabel, useShortcut, useShortcutsState } from '@portal/ui/shortcuts';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MenuSlotsContext, type MenuSlotValues } from '../../workspace/WorkspaceContext.tsx';
import classes from './GlobalSearch.module.css';
import { MenuStripTools, MenuTags } from './MenuStripTools.tsx';
import {
  SiderCommon,
  SiderHistory,
  SiderScene,
  SiderSearch,
  SwitcherCommon,
  SwitcherScenes,
  WelcomeFavorites,
} from './SiderSlots.tsx';
import { menusPorts, useMenuTools } from './useMenuTools.ts';
import { useSearchBeyond } from './useSearchBeyond.ts';

const AllMenus = latePart(async () => (await import('./AllMenus.tsx')).AllMenus);

/** Pages in the header's list: what else answers stands in sight below them. */
const PAGES_MAX = 8;

/** How the overview of all menus was asked for. */
type Overview = { query: string; category?: string };

/** The tools around the menus: fills the shell's slots and shows the overview of all menus. */
export function MenusLayer() {
  const slots = use(MenuSlotsContext);
  const { i18n } = useLingui();
  const { locale } = i18n;
  const say = useToolWords();
  const tools = useMenuTools();
  const { index, favorites, pins, scenes, list, paid, tell } = tools;
  const sceneActions = useSceneDialogs({ ...tools, onRefused: tell });
  const [overview, setOverview] = useState<Overview>();
  const [drop, setDrop] = useState<{ key: string }>();
  const viewAll = useCallback((query: string) => setOverview({ query }), []);

  const rowAction = useCallback<NonNullable<MenuSlotValues['rowAction']>>(
    (entry) => <MenuTags tools={{ favorites, pins }} entry={entry} />,
    [favorites, pins],
  );
  const listWithTools = useMemo(
    () => ({ ...list, actions: { ...list.actions, rowAction } }),
    [list, rowAction],
  );

  const { active } = scenes;
  const chooseScene = useCallback(
    (id: string) => {
      const leaving = id === active?.groupId;
      void scenes.use(leaving ? undefined : id).catch(tell);
      if (!leaving) setDrop({ key: sceneKey(id) });
    },
    [active, scenes, tell],
  );

  // By itself: the top menu measures its tabs anew when they are others, and no page that is shown makes them others.
  const sceneTabs = useMemo(
    () => sceneTabsOf(index, scenes.scenes, i18n._({ ...DEFAULT_SCENE_LABEL })),
    [index, scenes.scenes, i18n, locale],
  );
  const values = useMemo<MenuSlotValues>(
    () => ({
      common: tools.moment.common,
      rowAction,
      usableOnly: paid.usableOnly,
      topMenu: { scenes: sceneTabs, drop, find: tools.find },
      switcher: {
        commonMenusSlot: ({ close }) => <SwitcherCommon tools={tools} list={listWithTools} onLeave={close} />,
        scenesSlot: ({ close }) => (
          <SwitcherScenes
            tools={tools}
            onChoose={chooseScene}
            onManage={sceneActions.manage}
            onLeave={close}
          />
        ),
        addSceneSlot: ({ close }) => (
          <button
            type="button"
            onClick={() => {
              close();
              sceneActions.add();
            }}
          >
            {say('addScene')}
          </button>
        ),
      },
      sider: {
        searchSlot: <SiderSearch tools={tools} onViewAll={viewAll} />,
        sceneSlot: active && (
          <SiderScene index={index} scene={active} onLeave={() => chooseScene(active.groupId)} />
        ),
        historySlot: <SiderHistory tools={tools} />,
        footerSlot: ({ folded }) => <SiderCommon tools={tools} folded={folded} />,
      },
      headerTools: (
        <GlobalSearch {...list} find={tools.find} offer={tools.moment.offer} onViewAll={viewAll} />
      ),
      stripTools: (
        <MenuStripTools tools={tools} onManage={() => setOverview({ query: '', category: 'favorites' })} />
      ),
      welcome: <WelcomeFavorites favorites={favorites} onShown={tools.want} />,
    }),
    [
      rowAction,
      favorites,
      paid,
      index,
      scenes,
      sceneTabs,
      drop,
      tools,
      list,
      listWithTools,
      chooseScene,
      sceneActions,
      say,
      viewAll,
      active,
    ],
  );
  useEffect(() => slots.set?.(values), [slots, values]);

  return (
    overview && (
      <AllMenus tools={tools} list={listWithTools} onClose={() => setOverview(undefined)} {...overview} />
    )
  );
}

/** The search in the header, which a shortcut leads to from everywhere. */
function GlobalSearch(props: Omit<SearchBoxProps, 'ref' | 'shortcut' | 'further'>) {
  const box = useRef<SearchBoxHandle>(null);
  const { search, ...ports } = menusPorts.use();
  const shortcuts = ports.shortcuts();
  const { enabled, chords } = useShortcutsState(shortcuts);
  useShortcut(shortcuts, 'search', () => box.current?.focus());
  useEffect(() => {
    if (search.get() === 'wanted') box.current?.focus();
    search.set('there');
    return () => search.set('awaited');
  }, [search]);
  const label = enabled && chords.search ? chordLabel(chords.search, shortcuts.isMac) : '';
  return (
    <search className={classes.search}>
      <SearchBox {...props} ref={box} shortcut={label} limit={PAGES_MAX} further={useSearchBeyond()} />
    </search>
  );
}
