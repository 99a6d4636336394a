import { SIDER_WIDTH, SIDER_WIDTH_MAX, SiderMenu, type SiderMenuProps } from '@portal/menu-engine/sider';
import { useLocale } from '@portal/ui';
import { useMemo, useState } from 'react';
import { workspacePorts } from '../ports.ts';
import { useListedSystems, useSystemActions } from '../useSystems.ts';
import { useMenuInFront, useMenuSlots } from '../WorkspaceContext.tsx';

export type SiderProps = {
  systemCode: string;
  menus: Pick<SiderMenuProps, 'index' | 'status' | 'onReload' | 'actions' | 'conditions'>;
  /** A message page stands over the panes. */
  hasPage: boolean;
};

const FOLDED_KEY = 'sider-folded';
/** Names are longer in one language than in another: each has its own width. */
const WIDTH_KEY = 'sider-width:';

/** The left menu; whether it is folded is remembered on this device. */
export function Sider({ systemCode, menus, hasPage }: SiderProps) {
  const { storage } = workspacePorts.use();
  const systems = useListedSystems();
  const shown = useMenuInFront();
  const systemActions = useSystemActions();
  const [folded, setFolded] = useState(() => storage.get(FOLDED_KEY) === '1');
  const locale = useLocale();
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const width = widths[locale] ?? readWidth(storage.get(WIDTH_KEY + locale));
  const { rowAction, usableOnly, sider } = useMenuSlots();
  const actions = useMemo(() => ({ ...menus.actions, rowAction }), [menus.actions, rowAction]);
  const footerSlot = useMemo(() => sider?.footerSlot({ folded }), [sider, folded]);
  return (
    <SiderMenu
      {...menus}
      {...sider}
      actions={actions}
      activeKey={hasPage ? undefined : shown?.key}
      usableOnly={usableOnly}
      footerSlot={footerSlot}
      systems={systems}
      currentCode={systemCode}
      systemActions={systemActions}
      folded={folded}
      width={width}
      onWidthChange={(next) => {
        storage.set(WIDTH_KEY + locale, String(next));
        setWidths({ ...widths, [locale]: next });
      }}
      onFoldChange={(next) => {
        storage.set(FOLDED_KEY, next ? '1' : '0');
        setFolded(next);
      }}
    />
  );
}

function readWidth(kept: string | null): number {
  const width = Number(kept);
  return width >= SIDER_WIDTH && width <= SIDER_WIDTH_MAX ? width : SIDER_WIDTH;
}
