import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';

const PAGES: Readonly<Record<string, string>> = {
  jobs: '/work?tab=jobs&status=failed',
  exports: '/work?status=3',
  messages: '/work?tab=messages&status=failed',
};

/** Leads from what failed to where that is seen and done again. */
export function HealthLink({ check, failed }: { check: string; failed: number }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const page = Object.hasOwn(PAGES, check) ? PAGES[check] : undefined;
  if (!page || failed === 0) return null;
  return (
    <div>
      <ActionButton onClick={() => history.navigate(page)}>
        {i18n._({ id: 'operator.health.look', message: '查看失败的' })}
      </ActionButton>
    </div>
  );
}
