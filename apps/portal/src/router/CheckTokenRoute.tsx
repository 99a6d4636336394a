import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { LoadingState, PageMessage } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { Services } from '../wiring/createServices.ts';
import { useServices } from '../wiring/ServicesContext.ts';

/** Whether the token's person is in; whoever is signed in already is asked first. */
async function signIn(services: Services, token: string): Promise<boolean> {
  if (services.account.hasSession()) {
    const { catalogs, mayReplaceSession } = await import('../features/account/replaceSession.ts');
    await services.locales.add(catalogs);
    if (!(await mayReplaceSession(services))) return false;
    // A token that is refused leaves the present session as it is.
    services.account.takeUp(await services.api.tokenLogin({ token }, { silent: true }), { enter: false });
    return true;
  }
  await services.account.signInWithToken(token);
  return true;
}

/** `/check-token`: signs in with the token that came with the address, then goes where the address says. */
export function CheckTokenRoute() {
  const services = useServices();
  const { i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const token = services.entryToken;
    services.entryToken = undefined;
    if (!token) return setFailed(true);
    signIn(services, token)
      .then((isIn) => services.navigate(isIn ? `/login${window.location.search}` : '/', { replace: true }))
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
