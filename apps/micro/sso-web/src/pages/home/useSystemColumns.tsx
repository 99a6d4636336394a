import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { SystemIcon } from '@portal/ui';
import { CellValue, type DataColumn } from '@portal/ui/table';
import classes from './HomePage.module.css';
import { SystemStateBadge } from './SystemStateBadge.tsx';
import { systemState } from './systemState.ts';

/** The columns that every list of systems has: what it is called, its package, its state. */
export function useSystemColumns(): Record<'name' | 'package' | 'state', DataColumn<SystemEntry>> {
  const { i18n } = useLingui();
  return {
    name: {
      key: 'name',
      header: i18n._({ id: 'sso.system.name', message: '系统' }),
      cell: (system) => (
        <span className={classes.system}>
          <SystemIcon code={system.systemCode} size="small" />
          {nameOf(system)}
        </span>
      ),
    },
    package: {
      key: 'package',
      header: i18n._({ id: 'sso.system.package', message: '套餐' }),
      cell: ({ packageName }) => <CellValue value={packageName} type="text" />,
    },
    state: {
      key: 'state',
      header: i18n._({ id: 'sso.system.state', message: '状态' }),
      cell: (system) => <SystemStateBadge state={systemState(system)} />,
    },
  };
}

/** What a system is called. */
export function nameOf({ name, systemName, systemCode }: SystemEntry): string {
  return name ?? systemName ?? systemCode;
}
