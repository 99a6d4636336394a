import { REPLACE_TEXTS } from '@portal/account/flows';
import type { Services } from '../../wiring/createServices.ts';

/** Whether a link that this browser did not begin may sign somebody in: asked where a person is signed in already. */
export async function mayReplaceSession({
  account,
  dialogs,
  i18n,
}: Pick<Services, 'account' | 'dialogs' | 'i18n'>): Promise<boolean> {
  if (!account.hasSession()) return true;
  return dialogs.confirm({
    title: i18n._(REPLACE_TEXTS.title),
    message: i18n._(REPLACE_TEXTS.message),
    confirmLabel: i18n._(REPLACE_TEXTS.confirmLabel),
    tone: 'danger',
  });
}
