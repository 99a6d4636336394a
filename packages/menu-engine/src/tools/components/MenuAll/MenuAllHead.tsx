import { useLingui } from '@lingui/react';
import { Icon, IconButton } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './MenuAll.module.css';

type MenuAllHeadProps = {
  title: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Enter in the box. */
  onOpenBest: () => void;
  /** The down key in the box. */
  onStepIn: () => void;
  toolsSlot: ReactNode;
  onClose: () => void;
};

/** Title, keyword box, tools and the way out. */
export function MenuAllHead({
  title,
  query,
  onQueryChange,
  onOpenBest,
  onStepIn,
  toolsSlot,
  onClose,
}: MenuAllHeadProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      <label className={`portal-field ${classes.box}`}>
        <Icon name="search" size={16} />
        <input
          data-autofocus
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={i18n._({ id: 'menu.all.find', message: '查找菜单' })}
          placeholder={i18n._({ id: 'menu.all.placeholder', message: '输入名称、拼音首字母或网址片段' })}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            if (event.key === 'Enter') onOpenBest();
            else onStepIn();
          }}
        />
      </label>
      <div className={classes.tools}>
        {toolsSlot}
        <IconButton
          icon="close"
          label={i18n._({ id: 'menu.all.close', message: '关闭全部菜单' })}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
