import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { LoadingState, PageMessage } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';

/** `/check-token`: signs in with the token that came with the address, then goes where the address says. */
export function CheckTokenRoute() {
  const services = useServices();
  const { i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const token = services.entryToken;
    services.entryToken = undefined;
    if (!token) return setFailed(true);
    services.account
      .signInWithToken(token)
      .then(() => services.navigate(`/login${window.location.search}`, { replace: true }))
      .catch(() => setFailed(true));
  }, [services]);
  if (!failed) {
    return (
      <LoadingState
        label={i18n._({ id: 'portal.checkToken.checking', message: '正在确认登录状态，请稍候' })}
      />
    );
  }
  return (
    <PageMessage
      status={401}
      title={<Trans id="portal.checkToken.failed" message="登录已失效" />}
      text={<Trans id="portal.checkToken.failedText" message="链接可能已使用过或已过期，请重新登录。" />}
      actions={
        <Button onClick={() => services.navigate('/login', { replace: true })}>
          <Trans id="portal.checkToken.login" message="去登录" />
        </Button>
      }
    />
  );
}
