import { useLingui } from '@lingui/react';
import { ActionButton, ActionMenu } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { orderChoicesQuery } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';

export type AssignMenuProps = {
  /** Who has the order, where it is one. */
  assigned?: string | undefined;
  disabled?: boolean;
  onAssign: (userId: string | null) => void;
};

/** Hands orders to a colleague, or to nobody. */
export function AssignMenu({ assigned, disabled = false, onAssign }: AssignMenuProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(orderChoicesQuery(useApi()));
  const label = i18n._({ id: 'scm.work.assign', message: '分配' });
  return (
    <ActionMenu
      label={label}
      trigger={(trigger) => (
        <ActionButton {...trigger} icon="user" disabled={disabled || !data}>
          {label}
        </ActionButton>
      )}
      items={[
        ...(data?.people ?? []).map(({ userId, name }) => ({
          id: userId,
          label: name,
          ...(assigned !== undefined && { checked: assigned === userId }),
          onSelect: () => onAssign(userId),
        })),
        'separator' as const,
        {
          id: 'nobody',
          label: i18n._({ id: 'scm.work.nobody', message: '取消分配' }),
          onSelect: () => onAssign(null),
        },
      ]}
    />
  );
}
