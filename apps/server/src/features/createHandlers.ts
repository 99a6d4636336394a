import type { Handlers } from '../http/handlers.ts';
import { createAccountRoutes } from './account/createAccountRoutes.ts';
import { createOidcRoutes } from './account/oidc/createOidcRoutes.ts';
import { createSecondFactorRoutes } from './account/secondFactor/createSecondFactorRoutes.ts';
import { createAgreementRoutes } from './agreements/createAgreementRoutes.ts';
import { createAnnouncementsRoutes } from './announcements/createAnnouncementsRoutes.ts';
import { createAssistantRoutes } from './assistant/createAssistantRoutes.ts';
import { createAuditRoutes } from './audit/createAuditRoutes.ts';
import { createBusinessRoutes } from './business/createBusinessRoutes.ts';
import { createInboxRoutes } from './business/inbox/createInboxRoutes.ts';
import { createConfigRoutes } from './config/createConfigRoutes.ts';
import { createConsultRoutes } from './consult/createConsultRoutes.ts';
import { createExportsRoutes } from './exports/createExportsRoutes.ts';
import { createGuideRoutes } from './guide/createGuideRoutes.ts';
import { createHelpRoutes } from './help/createHelpRoutes.ts';
import { createLiveRoutes } from './live/createLiveRoutes.ts';
import { createMenusRoutes } from './menus/createMenusRoutes.ts';
import { createNotificationsRoutes } from './notifications/createNotificationsRoutes.ts';
import { createOnboardingRoutes } from './onboarding/createOnboardingRoutes.ts';
import { createOversightRoutes } from './oversight/createOversightRoutes.ts';
import { createProfileRoutes } from './profile/createProfileRoutes.ts';
import { createPurchaseRoutes } from './purchase/createPurchaseRoutes.ts';
import { createRenewalRoutes } from './renewal/createRenewalRoutes.ts';
import { createSavedWorkspaceRoutes } from './savedWorkspaces/createSavedWorkspaceRoutes.ts';
import { createSearchRoutes } from './search/searchRecords.ts';
import { createSubUserRoutes } from './subUsers/createSubUserRoutes.ts';
import { createSystemsRoutes } from './systems/createSystemsRoutes.ts';

/** Every handler of the contract. A new area appends its factory. */
export function createHandlers(): Handlers {
  return {
    ...createAccountRoutes(),
    ...createConfigRoutes(),
    ...createOnboardingRoutes(),
    ...createConsultRoutes(),
    ...createGuideRoutes(),
    ...createSystemsRoutes(),
    ...createMenusRoutes(),
    ...createBusinessRoutes(),
    ...createInboxRoutes(),
    ...createNotificationsRoutes(),
    ...createExportsRoutes(),
    ...createAnnouncementsRoutes(),
    ...createRenewalRoutes(),
    ...createPurchaseRoutes(),
    ...createLiveRoutes(),
    ...createAssistantRoutes(),
    ...createHelpRoutes(),
    ...createProfileRoutes(),
    ...createSubUserRoutes(),
    ...createSavedWorkspaceRoutes(),
    ...createSearchRoutes(),
    ...createAuditRoutes(),
    ...createOversightRoutes(),
    ...createOidcRoutes(),
    ...createSecondFactorRoutes(),
    ...createAgreementRoutes(),
  };
}
