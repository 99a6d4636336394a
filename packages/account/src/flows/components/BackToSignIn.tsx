import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';

/** The way back to the login form. */
export function BackToSignIn({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="subtle" fullWidth onClick={onBack}>
      <Trans id="account.flow.back" message="返回登录" />
    </Button>
  );
}
