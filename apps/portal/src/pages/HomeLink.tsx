import { Trans } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { useServices } from '../wiring/ServicesContext.ts';

const HOME = '/#/user/home';

/** Leads to the workspace's home, or to the login page without a session. */
export function HomeLink({ href = HOME, isPrimary = true }: { href?: string; isPrimary?: boolean }) {
  const { navigate } = useServices();
  return (
    <ActionButton
      isPrimary={isPrimary}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      <Trans id="portal.backHome" message="返回首页" />
    </ActionButton>
  );
}
