import { Trans } from '@lingui/react';
import type { Quota } from '../../core/entities.ts';
import classes from './Composer.module.css';

/** How many of today's free questions are used; nothing where they are not limited. */
export function QuotaLine({ quota, isExempt = false }: { quota: Quota; isExempt?: boolean | undefined }) {
  const { daily_use_total: used, daily_quota: total } = quota;
  if (isExempt)
    return (
      <p className={classes.quota}>
        <Trans id="ai.quota.exempt" message="此智能体不计提问次数" />
      </p>
    );
  if (total >= Number.MAX_SAFE_INTEGER) return null;
  return (
    <p className={classes.quota} data-used-up={used >= total || undefined}>
      <Trans id="ai.quota" message="今日已用 {used}/{total} 次" values={{ used, total }} />
    </p>
  );
}
