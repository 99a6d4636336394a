import { accountHelp } from './accountHelp.ts';
import type { DemoHelpFolder } from './DemoHelpFolder.ts';
import { marketHelp } from './marketHelp.ts';
import { startHelp } from './startHelp.ts';
import { tradeHelp } from './tradeHelp.ts';

/** The help centre of the demo data. */
export const demoHelp: readonly DemoHelpFolder[] = [startHelp, tradeHelp, marketHelp, accountHelp];
