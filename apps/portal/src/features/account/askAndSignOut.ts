import { confirmSignOut } from '@portal/account/tools';
import type { Services } from '../../wiring/createServices.ts';

/** Signs out at an app's wish; where pages hold something unsaved, the person is asked first. */
export async function askAndSignOut({ account, dialogs, i18n, unsavedPages }: Services): Promise<void> {
  const unsaved = await unsavedPages();
  if (unsaved.length === 0 || (await confirmSignOut({ dialogs, i18n, unsaved }))) await account.signOut();
}
