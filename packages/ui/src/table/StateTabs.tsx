import { useLingui } from '@lingui/react';
import { SegmentTabs } from './SegmentTabs.tsx';
import type { TypedStatus } from './useTypedColumns.tsx';

/** How many rows are in each state. */
export type StateCounts = { total: number; counts: { status: string; count: number }[] };

/** Props of `StateTabs`. */
export type StateTabsProps = {
  statuses: readonly TypedStatus[];
  /** Once they are known, states without rows are left out. */
  counts: StateCounts | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** The states that rows can be in, one of which the list can be narrowed to. */
export function StateTabs({ statuses, counts, value, onChange }: StateTabsProps) {
  const { i18n } = useLingui();
  const countOf = new Map(counts?.counts.map(({ status, count }) => [status, count]));
  const shown = statuses.filter((status) => !counts || countOf.has(status.value) || status.value === value);
  return (
    <SegmentTabs
      label={i18n._({ id: 'ui.table.status', message: '状态' })}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: i18n._({ id: 'ui.table.all', message: '全部' }), count: counts?.total },
        ...shown.map((status) => ({ ...status, count: countOf.get(status.value) })),
      ]}
    />
  );
}
