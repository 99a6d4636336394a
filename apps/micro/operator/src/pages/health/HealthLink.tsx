import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';

const PAGES: Readonly<Record<string, string>> = {
  jobs: '/work?tab=jobs&status=failed',
  exports: '/work?status=3',
  messages: '/work?tab=messages&status=failed',
};

/** Leads from what needs a look to where it is done. */
export function HealthLink({ check }: { check: string }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const page = Object.hasOwn(PAGES, check) ? PAGES[check] : undefined;
  if (!page) return null;
  return (
    <div>
      <ActionButton onClick={() => history.navigate(page)}>
        {i18n._({ id: 'operator.health.look', message: '查看失败的' })}
      </ActionButton>
    </div>
  );
}
