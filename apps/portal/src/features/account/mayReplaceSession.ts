import { onwardAddress } from '@portal/account/core';
import { REPLACE_TEXTS } from '@portal/account/flows';
import type { Api } from '@portal/api-client';
import type { accountFlowsContract } from '@portal/api-client/contract';
import { storageKeys } from '@portal/api-client/storage';
import type { AccountPorts } from './ports.ts';

/** Whether a link that this browser did not begin may sign somebody in: asked where a person is signed in already. */
export async function mayReplaceSession({
  account,
  dialogs,
  i18n,
}: Pick<AccountPorts, 'account' | 'dialogs' | 'i18n'>): Promise<boolean> {
  if (!account.hasSession()) return true;
  return dialogs.confirm({
    title: i18n._(REPLACE_TEXTS.title),
    message: i18n._(REPLACE_TEXTS.message),
    confirmLabel: i18n._(REPLACE_TEXTS.confirmLabel),
    tone: 'danger',
  });
}

type PartnerApi = Pick<Api<typeof accountFlowsContract>, 'checkSelMuchJump' | 'selMuchTransformLogin'>;

const MAY_JUMP = 1;

/**
 * Takes over the session that a partner hands over. Its token is looked at before anybody is asked to give up a session
 * of their own for it: one that is spent or forged costs them nothing. Leads on to what the query names. Throws when it is
 * refused.
 */
export async function takePartnerSession(
  ports: Pick<AccountPorts, 'account' | 'dialogs' | 'i18n' | 'navigate' | 'storage'>,
  api: PartnerApi,
  partner: { token: string; source: string },
  search: string,
): Promise<void> {
  const { account, navigate, storage } = ports;
  const { status } = await api.checkSelMuchJump(partner);
  if (status !== MAY_JUMP) throw new TypeError('the partner’s token is not taken');
  if (!(await mayReplaceSession(ports))) return navigate('/', { replace: true });
  account.takeUp(await api.selMuchTransformLogin(partner), { enter: false });
  storage.set(storageKeys.selmuchStatus, String(status));
  navigate(onwardAddress(search), { replace: true });
}
