import { useLingui } from '@lingui/react';
import type { SetupChange } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import type { ReactNode } from 'react';
import form from '../../components/form.module.css';
import classes from './MenuTree.module.css';

export type ChangeListProps = {
  changes: readonly Partial<SetupChange>[];
  /** What can be done with one. */
  action?: (change: Partial<SetupChange>) => ReactNode;
};

const MOST_SHOWN = 5;

/** Who changed what, and when. */
export function ChangeList({ changes, action }: ChangeListProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  return (
    <ul className={form.list}>
      {changes.map((change) => {
        const { id, actor, at = '', changes: lines = [], count = lines.length } = change;
        return (
          <li key={id} className={form.item}>
            <div>
              <span className={form.itemTitle}>{actor || 'portalctl'}</span>
              <span className={form.itemMeta}>{format.dateTime(at)}</span>
              <ul className={classes.changes}>
                {lines.slice(0, MOST_SHOWN).map(({ sign, group, what, detail }) => (
                  <li key={`${sign}${group}${what}`} className={form.itemMeta}>
                    {sign} {group}: {what} {detail}
                  </li>
                ))}
                {count > MOST_SHOWN && (
                  <li className={form.itemMeta}>
                    {i18n._({
                      id: 'operator.changes.more',
                      message: '还有 {count, plural, other {# 项}}',
                      values: { count: count - MOST_SHOWN },
                    })}
                  </li>
                )}
              </ul>
            </div>
            {action?.(change)}
          </li>
        );
      })}
    </ul>
  );
}
