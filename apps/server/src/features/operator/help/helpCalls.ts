import type { Acts, Looks } from '../OperatorHandlers.ts';
import { getOperatorHelp, queryOperatorHelpFolders, queryOperatorHelpPage } from './queryHelp.ts';
import { removeOperatorHelp, saveOperatorHelp } from './saveHelp.ts';

export const helpLooks = {
  queryOperatorHelpPage,
  queryOperatorHelpFolders,
  getOperatorHelp,
} satisfies Partial<Looks>;

export const helpActs = { saveOperatorHelp, removeOperatorHelp } satisfies Partial<Acts>;
