import { useLingui } from '@lingui/react';
import { sceneKey } from '@portal/menu-engine/core';
import { latePart } from '@portal/ui';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { MenuSlotsContext, type MenuSlotValues } from '../../layout/MenuSlots.ts';
import { GlobalSearch } from './GlobalSearch.tsx';
import { sceneTabsOf } from './listedScenes.ts';
import { MenuStripTools } from './MenuStripTools.tsx';
import { MenuTags } from './MenuTags.tsx';
import { SiderCommon, SiderHistory, SiderScene, SiderSearch } from './SiderSlots.tsx';
import { SwitcherCommon, SwitcherScenes } from './SwitcherSlots.tsx';
import { useMenuTools } from './useMenuTools.ts';
import { useMenuWords } from './useMenuWords.ts';
import { useSceneDialogs } from './useSceneDialogs.tsx';

const AllMenus = latePart(async () => (await import('./AllMenus.tsx')).AllMenus);

/** How the overview of all menus was asked for. */
type Overview = { query: string; category?: string };

/** The tools around the menus: fills the shell's slots and shows the overview of all menus. */
export function MenusLayer() {
  const slots = use(MenuSlotsContext);
  const { i18n } = useLingui();
  const { locale } = i18n;
  const say = useMenuWords();
  const tools = useMenuTools();
  const { index, favorites, pins, scenes, list, paid, tell } = tools;
  const sceneActions = useSceneDialogs(tools);
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
    () => sceneTabsOf(index, scenes.scenes, i18n),
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
    }),
    [
      rowAction,
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
