import { useLingui } from '@lingui/react';
import type { SwitcherRefusal } from '../../core/judgeSwitcherOpen.ts';
import classes from './SystemMark.module.css';

/** What keeps a system from opening, in a word; compact, as a dot with the word for screen readers. */
export function SystemMark({ refusal, compact = false }: { refusal: SwitcherRefusal; compact?: boolean }) {
  const { i18n } = useLingui();
  const words: Record<SwitcherRefusal, string> = {
    disabled: i18n._({ id: 'menu.system.mark.disabled', message: '已停用' }),
    abandoned: i18n._({ id: 'menu.system.mark.abandoned', message: '已废弃' }),
    deploying: i18n._({ id: 'menu.system.mark.deploying', message: '部署中' }),
  };
  return (
    <span className={compact ? classes.dot : classes.mark} data-refusal={refusal}>
      {compact ? <span className="portal-visually-hidden">{words[refusal]}</span> : words[refusal]}
    </span>
  );
}
