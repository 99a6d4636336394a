import { confirmSignOut } from '@portal/account/tools';
import type { Services } from '../../wiring/createServices.ts';
import { unsavedPages } from '../panes/unsavedPages.ts';

/** Signs out at an app's wish; where pages hold something unsaved, the person is asked first. */
export async function askAndSignOut(services: Services): Promise<void> {
  const { account, dialogs, i18n } = services;
  const unsaved = await unsavedPages(services);
  if (unsaved.length === 0 || (await confirmSignOut({ dialogs, i18n, unsaved }))) await account.signOut();
}
