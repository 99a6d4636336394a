import { useLingui } from '@lingui/react';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import type { SavedView } from './ListViews.ts';
import type { useSavedViews } from './useSavedViews.ts';
import classes from './ViewsMenu.module.css';

export type ViewLineProps = {
  view: SavedView;
  saved: ReturnType<typeof useSavedViews>;
  onOpen: () => void;
};

/** One view: opened by its name; its owner updates, shares and removes it, others copy it. */
export function ViewLine({ view, saved, onOpen }: ViewLineProps) {
  const { i18n } = useLingui();
  const values = { name: view.name };
  const isCurrent = saved.isCurrent(view);
  return (
    <li>
      <button
        type="button"
        className={classes.apply}
        aria-current={isCurrent || undefined}
        title={view.name}
        onClick={onOpen}
      >
        {view.name}
        {view.owner !== undefined && <small> {view.owner}</small>}
      </button>
      {view.isOwn ? (
        <>
          {!isCurrent && (
            <IconButton
              icon="refresh"
              size="small"
              label={i18n._({ id: 'ui.view.update', message: '用当前条件和列更新「{name}」', values })}
              onClick={() => saved.update(view)}
            />
          )}
          <IconButton
            icon="share"
            size="small"
            aria-pressed={view.isShared}
            label={
              view.isShared
                ? i18n._({ id: 'ui.view.unshare', message: '停止共享「{name}」', values })
                : i18n._({ id: 'ui.view.share', message: '共享「{name}」', values })
            }
            onClick={() => saved.share(view)}
          />
          <IconButton
            icon="trash"
            size="small"
            label={i18n._({ id: 'ui.view.remove', message: '删除「{name}」', values })}
            onClick={() => saved.remove(view)}
          />
        </>
      ) : (
        <IconButton
          icon="copy"
          size="small"
          label={i18n._({ id: 'ui.view.copy', message: '复制「{name}」', values })}
          onClick={() => saved.copy(view)}
        />
      )}
    </li>
  );
}
