import { Trans } from '@lingui/react';
import type { CSSProperties } from 'react';
import classes from './MenuState.module.css';

/** How far a menu tree has come. */
export type MenuStatus = 'loading' | 'failed' | 'ready';

/** Props of `MenuState`. */
export type MenuStateProps = {
  status: Exclude<MenuStatus, 'ready'> | 'empty';
  /** One line for a bar, several for a column. @default 'column' */
  layout?: 'bar' | 'column';
  /** Loads the menus again. */
  onReload?: () => void;
};

/** What stands in place of menus that are loading, that did not come, or that there are none of. */
export function MenuState({ status, layout = 'column', onReload }: MenuStateProps) {
  if (status === 'loading')
    return (
      <div className={classes.loading} data-layout={layout} role="status">
        <span className="portal-visually-hidden">
          <Trans id="menu.loading" message="菜单加载中" />
        </span>
        {[64, 88, 56, 72, 80].map((width) => (
          <span key={width} className={classes.bone} style={{ '--bone': width } as CSSProperties} />
        ))}
      </div>
    );
  return (
    <div className={classes.note} data-layout={layout} role="status">
      <span>
        {status === 'failed' ? (
          <Trans id="menu.failed" message="菜单暂时没有加载出来" />
        ) : (
          <Trans id="menu.empty" message="开通功能或由管理员授权后，菜单会显示在这里" />
        )}
      </span>
      {onReload && (
        <button type="button" className={classes.reload} onClick={onReload}>
          <Trans id="menu.reload" message="重新加载" />
        </button>
      )}
    </div>
  );
}
