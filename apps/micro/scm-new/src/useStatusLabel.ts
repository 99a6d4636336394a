import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Tone } from './components/StatusBadge.tsx';

const TONES: Record<string, Tone> = {
  unpaid: 'warning',
  'to-ship': 'primary',
  shipped: 'primary',
  delivered: 'success',
  refunded: 'danger',
  low: 'warning',
  out: 'danger',
  overstock: 'warning',
  normal: 'success',
  active: 'success',
  suppressed: 'danger',
  unanswered: 'warning',
  answered: 'success',
  enabled: 'success',
};

export type StatusLabel = (status: string) => { label: string; tone: Tone };

/** The words and the tone of a state; one that is not known is shown as it came. */
export function useStatusLabel(): StatusLabel {
  const { i18n } = useLingui();
  return useMemo(() => {
    const labels: Record<string, string> = {
      unpaid: i18n._({ id: 'scm.status.unpaid', message: '待付款' }),
      'to-ship': i18n._({ id: 'scm.status.toShip', message: '待发货' }),
      shipped: i18n._({ id: 'scm.status.shipped', message: '已发货' }),
      delivered: i18n._({ id: 'scm.status.delivered', message: '已送达' }),
      cancelled: i18n._({ id: 'scm.status.cancelled', message: '已取消' }),
      refunded: i18n._({ id: 'scm.status.refunded', message: '已退款' }),
      normal: i18n._({ id: 'scm.status.normal', message: '正常' }),
      low: i18n._({ id: 'scm.status.low', message: '库存低' }),
      out: i18n._({ id: 'scm.status.out', message: '缺货' }),
      overstock: i18n._({ id: 'scm.status.overstock', message: '积压' }),
      active: i18n._({ id: 'scm.status.active', message: '在售' }),
      inactive: i18n._({ id: 'scm.status.inactive', message: '已下架' }),
      suppressed: i18n._({ id: 'scm.status.suppressed', message: '被抑制' }),
      answered: i18n._({ id: 'scm.status.answered', message: '已回复' }),
      unanswered: i18n._({ id: 'scm.status.unanswered', message: '未回复' }),
      enabled: i18n._({ id: 'scm.status.enabled', message: '投放中' }),
      paused: i18n._({ id: 'scm.status.paused', message: '已暂停' }),
    };
    return (status) => ({ label: labels[status] ?? status, tone: TONES[status] ?? 'neutral' });
  }, [i18n, i18n.locale]);
}
