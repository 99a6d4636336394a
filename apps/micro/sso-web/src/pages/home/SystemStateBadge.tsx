import { useLingui } from '@lingui/react';
import { StatusBadge, type Tone } from '@portal/ui/table';
import type { SystemState } from './systemState.ts';

const TONES: Readonly<Record<SystemState, Tone>> = {
  ready: 'success',
  deploying: 'primary',
  disabled: 'danger',
  abandoned: 'neutral',
  'no-package': 'warning',
};

export type SystemStateBadgeProps = { state: SystemState };

/** Where a system stands, in a word. */
export function SystemStateBadge({ state }: SystemStateBadgeProps) {
  const { i18n } = useLingui();
  const names: Readonly<Record<SystemState, string>> = {
    ready: i18n._({ id: 'sso.system.ready', message: '使用中' }),
    deploying: i18n._({ id: 'sso.system.deploying', message: '部署中' }),
    disabled: i18n._({ id: 'sso.system.disabled', message: '已停用' }),
    abandoned: i18n._({ id: 'sso.system.abandoned', message: '已作废' }),
    'no-package': i18n._({ id: 'sso.system.noPackage', message: '未购买套餐' }),
  };
  return <StatusBadge tone={TONES[state]}>{names[state]}</StatusBadge>;
}
