import { accountContract } from './account.ts';
import { businessContract } from './business.ts';
import { menusContract } from './menus.ts';
import { menusCustomContract } from './menusCustom.ts';
import { menusToolsContract } from './menusTools.ts';
import { runtimeConfigContract } from './runtimeConfig.ts';
import { systemsContract } from './systems.ts';

/** Every call by name; a later feature appends its group here. */
// Bundlers drop an unused call that is marked pure, yet keep an unused spread.
export const contract = /* @__PURE__ */ (() => ({
  ...accountContract,
  ...systemsContract,
  ...menusContract,
  ...menusCustomContract,
  ...menusToolsContract,
  ...runtimeConfigContract,
  ...businessContract,
}))();
