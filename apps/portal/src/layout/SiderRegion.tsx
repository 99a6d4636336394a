import { latePart } from '@portal/ui';
import type { SiderProps } from '../features/menus/Sider.tsx';
import classes from './SiderRegion.module.css';

const Sider = latePart(async () => (await import('../features/menus/Sider.tsx')).Sider, {
  Waiting: () => <div className={classes.room} />,
});

/** The place of the left menu, which only the left-menu style loads. */
export function SiderRegion(props: SiderProps) {
  return <Sider {...props} />;
}
