import { fromWireLocale } from '@portal/api-client';
import { displayNameOf, type UserInfo } from '@portal/api-client/contract';
import { createScopes, GuestRefusal, type GuestUserInfo } from '@portal/embed';
import { isDemo } from '../../app/createSessionData.ts';
import { forSession } from '../../app/forSession.ts';
import type { WorkspacePorts } from '../ports.ts';

/** One shop, marketplace and period for the panes of a sign-in. */
export const sessionScopes = forSession((_ports: Pick<WorkspacePorts, 'account' | 'tokens'>) => {
  const scopes = createScopes();
  return { thing: scopes, stop: scopes.stop };
});

const TEXT_MAX = 500;

/**
 * Opens one of the shell's dialogs for an app: the question with two answers, or what a feature offers by name.
 * Refuses a name that nobody offers, and in demo mode what only shows its tip there.
 */
export async function openGuestDialog(
  { act, dialogs, guests, session }: Pick<WorkspacePorts, 'act' | 'dialogs' | 'guests' | 'session'>,
  name: string,
  props: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (name === 'confirm') {
    return dialogs.confirm({
      title: text(props.title) ?? '',
      message: text(props.message),
      confirmLabel: text(props.confirmLabel),
      cancelLabel: text(props.cancelLabel),
      tone: props.tone === 'danger' ? 'danger' : 'primary',
    });
  }
  const open = guests.dialog(name);
  if (!open) throw new GuestRefusal('not-found', `the portal has no dialog ${name}`);
  if (guests.isMarkedDemo(name) && isDemo(await session.userInfo())) {
    await act('demo-tip');
    throw new GuestRefusal('not-allowed', `${name} is not open in demo mode`);
  }
  return open(props);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : undefined;
}

/** The value of a cookie in a cookie string; undefined when there is none of that name. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    const value = rest.join('=');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

/** What an embedded app learns about the person: names and language, nothing that opens a door. */
export function toGuestUser(user: UserInfo): GuestUserInfo {
  const { userId, userName, chooseLanguage, classification } = user;
  return {
    userId,
    userName,
    nickName: displayNameOf(user),
    companyName: user.onlineSubjectName,
    chooseLanguage,
    classification,
  };
}

const CHOICE = '/sso/user/chooseLanguage';

type Locale = ReturnType<typeof fromWireLocale>;
type Followed = {
  userInfo: () => Promise<Pick<UserInfo, 'chooseLanguage'>>;
  account: { locale: () => Locale; changeLanguage: (locale: Locale) => Promise<unknown> };
};

/**
 * Follows the language that an app chooses for the person: `watch` sees the app's calls, `follow` changes the shell
 * once the person was read anew. What is chosen elsewhere, on another device say, changes nothing here.
 */
export function createLanguageFollower({ userInfo, account }: Followed) {
  let isChosen = false;
  return {
    async watch(path: string, answer: Promise<Response>): Promise<Response> {
      const response = await answer;
      if (response.ok && path.split('?')[0] === CHOICE) isChosen = true;
      return response;
    },
    async follow(): Promise<void> {
      if (!isChosen) return;
      isChosen = false;
      const { chooseLanguage } = await userInfo();
      const locale = chooseLanguage && fromWireLocale(chooseLanguage);
      if (locale && locale !== account.locale()) await account.changeLanguage(locale);
    },
  };
}

/** The host that an app's call goes to; undefined for the portal's own. */
export function hostOfCall(
  path: string,
  { exportHost }: { exportHost?: string | undefined },
): string | undefined {
  return path.startsWith('/api/v1/download-center/') ? exportHost : undefined;
}
