import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { loginAddress, onwardAddress } from '@portal/account/core';
import { LoadingState, PageMessage } from '@portal/ui';
import { useEffect, useState } from 'react';
import { lateTexts } from '../../app/createLocales.ts';
import { type AccountPorts, accountPorts } from './ports.ts';

/** Whether the token's person is in; whoever is signed in already is asked first. */
async function signIn(ports: AccountPorts, token: string): Promise<boolean> {
  if (ports.account.hasSession()) {
    const [{ mayReplaceSession }, { catalogs: ofFlows }] = await Promise.all([
      import('./mayReplaceSession.ts'),
      import('@portal/account/flows/i18n'),
    ]);
    await ports.locales.add(ofFlows);
    if (!(await mayReplaceSession(ports))) return false;
  }
  await ports.account.signInWithToken(token);
  return true;
}

/** `/check-token`: signs in with the token that came with the address, then goes where the address says. */
function CheckTokenPage() {
  const ports = accountPorts.use();
  const { i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const token = ports.takeToken();
    if (!token) return setFailed(true);
    signIn(ports, token)
      .then((isIn) => ports.navigate(isIn ? onwardAddress(window.location.search) : '/', { replace: true }))
      .catch(() => setFailed(true));
  }, [ports]);
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
        <Button
          onClick={() => ports.navigate(loginAddress({ search: window.location.search }), { replace: true })}
        >
          <Trans id="portal.checkToken.login" message="去登录" />
        </Button>
      }
    />
  );
}

export const checkTokenPage = { page: CheckTokenPage, catalogs: lateTexts };
