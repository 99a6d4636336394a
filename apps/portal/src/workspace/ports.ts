import { choosePorts } from '../app/ports.ts';

/** What the workspace around the panes and the panes themselves use. */
export const workspacePorts = choosePorts(
  'account',
  'act',
  'anchors',
  'api',
  'avatarFacts',
  'client',
  'config',
  'dialogs',
  'features',
  'guests',
  'host',
  'i18n',
  'judgeAgain',
  'locales',
  'navigate',
  'onboarding',
  'queryClient',
  'search',
  'session',
  'shortcutLabels',
  'storage',
  'toasts',
  'tokens',
  'unsaved',
  'windowStorage',
);
export type WorkspacePorts = ReturnType<typeof workspacePorts.use>;
