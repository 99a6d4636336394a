import { account } from '../features/account/index.ts';
import { assistant } from '../features/assistant/index.ts';
import { connection } from '../features/connection/index.ts';
import { embed } from '../features/embed/index.ts';
import { guide } from '../features/guide/index.ts';
import { menus } from '../features/menus/index.ts';
import { notify } from '../features/notify/index.ts';
import { panes } from '../features/panes/index.ts';
import { shortcuts } from '../features/shortcuts/index.ts';
import type { Feature } from './defineFeature.ts';

export { collectShortcuts } from '../features/shortcuts/ShortcutsLayer.tsx';

/** What loads once the workspace can be used, in the order of its layers. To take a feature out, take its line out. */
export const features: readonly Feature[] = [
  panes,
  menus,
  embed,
  notify,
  account,
  connection,
  guide,
  assistant,
  shortcuts,
];
