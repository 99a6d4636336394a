import type { Api } from '@portal/api-client';
import type { accountFlowsContract } from '@portal/api-client/contract';
import { storageKeys } from '@portal/api-client/storage';
import type { Services } from '../../wiring/createServices.ts';
import { mayReplaceSession } from './mayReplaceSession.ts';

type PartnerApi = Pick<Api<typeof accountFlowsContract>, 'checkSelMuchJump' | 'selMuchTransformLogin'>;

const MAY_JUMP = 1;

/**
 * Takes over the session that a partner hands over. Its token is looked at before anybody is asked to give up a session
 * of their own for it: one that is spent or forged costs them nothing. Throws when it is refused.
 */
export async function takePartnerSession(
  services: Pick<Services, 'account' | 'dialogs' | 'i18n' | 'navigate' | 'storage'>,
  api: PartnerApi,
  partner: { token: string; source: string },
): Promise<void> {
  const { account, navigate, storage } = services;
  const { status } = await api.checkSelMuchJump(partner);
  if (status !== MAY_JUMP) throw new TypeError('the partner’s token is not taken');
  if (!(await mayReplaceSession(services))) return navigate('/', { replace: true });
  account.takeUp(await api.selMuchTransformLogin(partner), { enter: false });
  storage.set(storageKeys.selmuchStatus, String(status));
  navigate('/login', { replace: true });
}
