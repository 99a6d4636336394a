import { SiderMenu, type SiderMenuProps } from '@portal/menu-engine/sider';
import { useState } from 'react';
import { useSystemActions } from '../../layout/useSystemActions.ts';
import { useSystems } from '../../layout/useSystems.ts';
import { useServices } from '../../wiring/ServicesContext.ts';

export type SiderProps = {
  systemCode: string;
  menus: Pick<SiderMenuProps, 'index' | 'status' | 'onReload' | 'actions' | 'conditions' | 'activeKey'>;
};

const FOLDED_KEY = 'sider-folded';

/** The left menu; whether it is folded is remembered on this device. */
export function Sider({ systemCode, menus }: SiderProps) {
  const { storage } = useServices();
  const systems = useSystems();
  const systemActions = useSystemActions();
  const [folded, setFolded] = useState(() => storage.get(FOLDED_KEY) === '1');
  return (
    <SiderMenu
      {...menus}
      systems={systems}
      currentCode={systemCode}
      systemActions={systemActions}
      folded={folded}
      onFoldChange={(next) => {
        storage.set(FOLDED_KEY, next ? '1' : '0');
        setFolded(next);
      }}
    />
  );
}
