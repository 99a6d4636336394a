import { access } from './access.ts';
import { addresses } from './addresses.ts';
import { frames } from './frames.ts';
import { ownState } from './ownState.ts';
import { pushesAndFiles } from './pushesAndFiles.ts';
import { requests } from './requests.ts';
import { sessions } from './sessions.ts';
import { shownText } from './shownText.ts';
import { signingIn } from './signingIn.ts';

/** All guards that are named. */
export const guards = [
  ...shownText,
  ...pushesAndFiles,
  ...addresses,
  ...sessions,
  ...signingIn,
  ...frames,
  ...requests,
  ...access,
  ...ownState,
];
