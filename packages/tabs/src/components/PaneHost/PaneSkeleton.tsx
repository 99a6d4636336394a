import { useLingui } from '@lingui/react';
import classes from './PaneHost.module.css';

/** The outline of a page that is on its way. */
export function PaneSkeleton() {
  const { i18n } = useLingui();
  return (
    <div role="status" className={classes.skeleton}>
      <span className="portal-visually-hidden">{i18n._({ id: 'tabs.loading', message: '正在打开' })}</span>
      <div className={classes.bar} />
      <div className={classes.row} />
      <div className={classes.row} />
      <div className={classes.row} />
    </div>
  );
}
