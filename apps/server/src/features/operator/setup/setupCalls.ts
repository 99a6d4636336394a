import type { Acts, Looks } from '../OperatorHandlers.ts';
import { applyOperatorSetup, restoreOperatorSetup } from './applyOperatorSetup.ts';
import { checkOperatorAssistant, setOperatorPassword, testOperatorChannel } from './firstSteps.ts';
import { getOperatorSetup, queryOperatorSetupPage } from './getSetup.ts';
import { tryOperatorMenus } from './tryMenus.ts';

export const setupLooks = {
  getOperatorSetup,
  queryOperatorSetupPage,
  checkOperatorAssistant,
  tryOperatorMenus,
} satisfies Partial<Looks>;

export const setupActs = {
  applyOperatorSetup,
  restoreOperatorSetup,
  setOperatorPassword,
  testOperatorChannel,
} satisfies Partial<Acts>;
