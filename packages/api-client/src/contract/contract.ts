import { accountContract } from './account.ts';
import { accountFlowsContract } from './accountFlows.ts';
import { accountServicesContract } from './accountServices.ts';
import { agreementsContract } from './agreements.ts';
import { aiContract } from './ai/aiContract.ts';
import { announcementsContract } from './announcements.ts';
import { auditContract } from './audit.ts';
import { businessContract } from './business.ts';
import { businessOrdersContract } from './businessOrders.ts';
import { businessSupplyContract } from './businessSupply.ts';
import { businessWorkContract } from './businessWork.ts';
import { companyDoorsContract } from './companyDoors.ts';
import { companyOversightContract } from './companyOversight.ts';
import { consultContract } from './consult.ts';
import { devicesContract } from './devices.ts';
import { exportsContract } from './exports.ts';
import { guideContract } from './guide.ts';
import { helpContract } from './help.ts';
import { inboxContract } from './inbox.ts';
import { listViewsContract } from './listViews.ts';
import { liveContract } from './live.ts';
import { menusContract } from './menus.ts';
import { menusCustomContract } from './menusCustom.ts';
import { menusToolsContract } from './menusTools.ts';
import { notificationsContract } from './notifications.ts';
import { oidcContract } from './oidc.ts';
import { onboardingContract } from './onboarding.ts';
import { passkeysContract } from './passkeys.ts';
import { profileContract } from './profile.ts';
import { purchaseContract } from './purchase.ts';
import { renewalContract } from './renewal.ts';
import { runtimeConfigContract } from './runtimeConfig.ts';
import { savedWorkspacesContract } from './savedWorkspaces.ts';
import { searchContract } from './search.ts';
import { secondFactorContract } from './secondFactor.ts';
import { subUsersContract } from './subUsers.ts';
import { systemsContract } from './systems.ts';
import { thirdSystemsContract } from './thirdSystems.ts';

/** Every call by name; a later feature appends its group here. */
// Bundlers drop an unused call that is marked pure, yet keep an unused spread.
export const contract = /* @__PURE__ */ (() => ({
  ...accountContract,
  ...onboardingContract,
  ...guideContract,
  ...consultContract,
  ...accountServicesContract,
  ...accountFlowsContract,
  ...systemsContract,
  ...thirdSystemsContract,
  ...menusContract,
  ...menusCustomContract,
  ...menusToolsContract,
  ...runtimeConfigContract,
  ...businessContract,
  ...notificationsContract,
  ...exportsContract,
  ...announcementsContract,
  ...renewalContract,
  ...purchaseContract,
  ...liveContract,
  ...businessWorkContract,
  ...businessOrdersContract,
  ...businessSupplyContract,
  ...inboxContract,
  ...listViewsContract,
  ...aiContract,
  ...helpContract,
  ...searchContract,
  ...profileContract,
  ...subUsersContract,
  ...auditContract,
  ...oidcContract,
  ...secondFactorContract,
  ...devicesContract,
  ...companyDoorsContract,
  ...companyOversightContract,
  ...passkeysContract,
  ...savedWorkspacesContract,
  ...agreementsContract,
}))();
