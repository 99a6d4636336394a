import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';

/** Leads to the workspace's home, or to the login page without a session. */
export function BackHomeButton() {
  return (
    <Button component="a" href="/#/user/home">
      <Trans id="portal.backHome" message="返回首页" />
    </Button>
  );
}
