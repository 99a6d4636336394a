import { contactOf } from '@portal/account/core';
import { OfflineNotice, SecurityCountdown, TOOL_TEXTS } from '@portal/account/tools';
import { securityTitles } from '@portal/api-client/contract';
import type { SecurityNotice } from '../../app/meetingPlaces.ts';
import type { AccountPorts } from './ports.ts';

const TITLES = new Map<string, { id: string; message: string }>([
  [securityTitles.passwordChanged, TOOL_TEXTS.passwordChanged],
  [securityTitles.accountDisabled, TOOL_TEXTS.accountDisabled],
  [securityTitles.subAccountDeleted, TOOL_TEXTS.subAccountDeleted],
]);

/** How long another browser tab is given to show its countdown of three seconds, also in the background. */
const ELSEWHERE_MS = 15_000;

/** Deals with a message about the account's security; false for one that the server itself did not mark. */
export function showSecurityNotice(
  ports: AccountPorts,
  { title, text, system, isMine }: SecurityNotice,
): boolean {
  const { dialogs, i18n, account } = ports;
  const isOffline = title === securityTitles.offlineNotice;
  const heading = TITLES.get(title);
  if (!system || !(isOffline || heading)) return false;
  if (heading) ports.ledOut.set(true);
  // One browser tab shows it: its sign-out is the others', too. Should it be gone, refused calls end the session again.
  if (!isMine) {
    if (heading) setTimeout(stopLeading, ELSEWHERE_MS);
    return true;
  }
  if (isOffline) void showOffline(ports, text);
  else if (heading) {
    void dialogs
      .open({
        title: i18n._(heading),
        width: 'small',
        content: ({ close }) => <SecurityCountdown text={text} onEnd={() => close()} />,
      })
      // Dismissed by Esc or the cross, it ends the session just the same.
      .then(() => (account.hasSession() ? account.signOut() : undefined))
      .finally(stopLeading);
  }
  return true;

  function stopLeading(): void {
    ports.ledOut.set(false);
  }
}

async function showOffline(ports: AccountPorts, text: string | undefined): Promise<void> {
  const { dialogs, i18n, account, navigate } = ports;
  const answer = await dialogs.open<'login' | 'password'>({
    title: i18n._(TOOL_TEXTS.offline),
    width: 'small',
    content: ({ close }) => (
      <OfflineNotice text={text} onLogin={() => close('login')} onChangePassword={() => close('password')} />
    ),
  });
  // Put aside, it is somebody who knows of the other sign-in.
  if (!answer) return;
  const backEmail = contactOf(account.storedUser());
  await account.signOut();
  if (answer === 'password') navigate(`/login?${new URLSearchParams({ backEmail })}`, { replace: true });
}
