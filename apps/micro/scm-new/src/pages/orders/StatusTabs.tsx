import { useLingui } from '@lingui/react';
import page from '../../components/page.module.css';
import { useStatusLabel } from '../../useStatusLabel.ts';
import { ORDER_STATUSES } from './orderFilters.ts';

export type StatusTabsProps = { value: string | undefined; onChange(value: string | undefined): void };

/** The states of an order, one of which the list can be narrowed to. */
export function StatusTabs({ value, onChange }: StatusTabsProps) {
  const { i18n } = useLingui();
  const statusLabel = useStatusLabel();
  const all = i18n._({ id: 'scm.status.all', message: '全部' });
  return (
    <fieldset className={page.tabs} aria-label={i18n._({ id: 'scm.status', message: '订单状态' })}>
      {[undefined, ...ORDER_STATUSES].map((status) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-pressed={value === status}
          onClick={() => onChange(status)}
        >
          {status ? statusLabel(status).label : all}
        </button>
      ))}
    </fieldset>
  );
}
