import { useLingui } from '@lingui/react';
import { RecoveryCodes, TotpSetUp } from '@portal/account/security';
import type { EncryptedSecret } from '@portal/api-client/contract';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { secondFactorQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

type Work = 'begin' | 'renew' | 'off';
type Doing = Work | { codes: readonly string[] } | { begun: { secret: string; uri: string } };

/** The second step of the own sign-in: an authenticator app, its recovery codes, and switching it off. */
export function SecondFactor() {
  const { i18n } = useLingui();
  const api = useApi();
  const saved = useSaved();
  const client = useQueryClient();
  const query = secondFactorQuery(api);
  const state = useQuery(query);
  const [doing, setDoing] = useState<Doing>();
  const heading = i18n._({ id: 'sso.secondStep', message: '两步验证' });
  const labels = {
    begin: i18n._({ id: 'sso.secondStep.begin', message: '开启两步验证' }),
    renew: i18n._({ id: 'sso.secondStep.renew', message: '更换恢复码' }),
    off: i18n._({ id: 'sso.secondStep.off', message: '关闭两步验证' }),
  };
  const ended = async () => {
    setDoing(undefined);
    await askAnew(client, query.queryKey);
  };
  const carryOut = async (what: Work, password?: EncryptedSecret) => {
    if (what === 'begin') return setDoing({ begun: await api.beginTotp({ password }) });
    if (what === 'renew') {
      const { recoveryCodes } = await api.renewRecoveryCodes({ password });
      return setDoing({ codes: recoveryCodes });
    }
    await api.disableSecondFactor({ password });
    await ended();
  };
  const begin = (what: Work) => {
    if (state.data?.hasPassword) setDoing(what);
    else carryOut(what).catch(saved.failed);
  };
  return (
    <section aria-label={heading} data-section="security">
      <h2 className={classes.heading}>{heading}</h2>
      <QueryStates query={state} rows={1}>
        {({ isOn, isRequired, recoveryCodesLeft }) => (
          <>
            {typeof doing !== 'object' && (
              <p className={classes.hint}>
                {isOn
                  ? i18n._({
                      id: 'sso.secondStep.on',
                      message: '已开启，登录时需要验证器应用的验证码。剩余恢复码：{count}',
                      values: { count: recoveryCodesLeft ?? 0 },
                    })
                  : i18n._({
                      id: 'sso.secondStep.none',
                      message: '未开启。开启后，登录时除密码外还需要验证器应用的验证码。',
                    })}
                {isRequired && ` ${i18n._({ id: 'sso.secondStep.required', message: '您的企业要求开启。' })}`}
              </p>
            )}
            {doing === undefined && (
              <div className={classes.buttons}>
                {!isOn && (
                  <ActionButton isPrimary onClick={() => begin('begin')}>
                    {labels.begin}
                  </ActionButton>
                )}
                {isOn && <ActionButton onClick={() => begin('renew')}>{labels.renew}</ActionButton>}
                {isOn && !isRequired && (
                  <ActionButton onClick={() => begin('off')}>{labels.off}</ActionButton>
                )}
              </div>
            )}
            {typeof doing === 'object' && 'begun' in doing && (
              <TotpSetUp
                api={api}
                begun={doing.begun}
                onDone={() => void ended()}
                onCancel={() => setDoing(undefined)}
              />
            )}
            {typeof doing === 'string' && (
              <PasswordPrompt
                key={doing}
                label={labels[doing]}
                onConfirm={(password) => carryOut(doing, password)}
                onClose={() => setDoing(undefined)}
              />
            )}
            {typeof doing === 'object' && 'codes' in doing && (
              <RecoveryCodes codes={doing.codes} onDone={() => void ended()} />
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}
