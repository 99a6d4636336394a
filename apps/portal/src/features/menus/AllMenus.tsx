import type { MenuListProps } from '@portal/menu-engine';
import type { MenuEntry } from '@portal/menu-engine/core';
import { MenuAll, PaidToggle } from '@portal/menu-engine/menu-all';
import { AddToScene } from '@portal/menu-engine/scenes';
import { useMemo, useState } from 'react';
import { useShownMenu } from '../../workspace/WorkspaceContext.tsx';
import { MenuTags } from './MenuStripTools.tsx';
import { useViewedMenus } from './useMenuMoment.ts';
import type { MenuTools } from './useMenuTools.ts';

/** A menu that is to go into a scene, and where the choice opens. */
type SceneWish = { entry: MenuEntry; at: { x: number; y: number } };

export type AllMenusProps = {
  tools: MenuTools;
  list: Pick<MenuListProps, 'actions' | 'conditions'>;
  query: string;
  category?: string | undefined;
  onClose: () => void;
};

/** The overview of all menus over the workspace. */
export function AllMenus({ tools, list, query, category, onClose }: AllMenusProps) {
  const { index, find, favorites, moment, paid, scenes } = tools;
  const shown = useShownMenu();
  const history = useViewedMenus(moment.history);
  const [wish, setWish] = useState<SceneWish>();
  const hasScenes = scenes.scenes.length > 0;
  const actions = useMemo(() => {
    const rowAction = (entry: MenuEntry) => (
      <MenuTags
        tools={tools}
        entry={entry}
        {...(hasScenes && { onAddToScene: () => setWish({ entry, at: belowFocus() }) })}
      />
    );
    return { ...list.actions, rowAction };
  }, [list.actions, tools, hasScenes]);
  return (
    <>
      <MenuAll
        {...list}
        actions={actions}
        activeKey={shown?.key}
        index={index}
        find={find}
        favorites={favorites.entries}
        history={history}
        usableOnly={paid.usableOnly}
        initialQuery={query}
        {...(category !== undefined && { initialCategory: category })}
        toolsSlot={
          <PaidToggle shown={!paid.usableOnly} busy={paid.busy} onChange={(shown) => paid.set(!shown)} />
        }
        onClose={onClose}
      />
      {wish && (
        <AddToScene {...wish} scenes={scenes} onRefused={tools.tell} onClose={() => setWish(undefined)} />
      )}
    </>
  );
}

/** Where the choice for the pressed button opens. */
function belowFocus(): SceneWish['at'] {
  const { left = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  return { x: left, y: bottom };
}
