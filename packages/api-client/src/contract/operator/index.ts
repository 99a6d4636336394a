import { operatorAgreementsContract } from './agreements.ts';
import { operatorAnnouncementsContract } from './announcements.ts';
import { operatorAssistantContract } from './assistant.ts';
import { operatorCompaniesContract } from './companies.ts';
import { operatorHelpContract } from './help.ts';
import { operatorLiveContract } from './live.ts';
import { operatorParamsContract } from './params.ts';
import { operatorPeopleContract } from './people.ts';
import { operatorServiceContract } from './service.ts';
import { operatorSetupContract } from './setup.ts';

export type { OperatorAcceptance, OperatorAgreementEntry } from './agreements.ts';
export type { Audience, OperatorAnnouncement, SentNotice } from './announcements.ts';
export { operatorAnnouncementStates } from './announcements.ts';
export type { OperatorFeedback, OperatorUsage } from './assistant.ts';
export type { OperatorCompany, OperatorService, PasswordLink } from './companies.ts';
export { operatorCompanyStates } from './companies.ts';
export type { OperatorHelpDocument, OperatorHelpEntry, OperatorHelpFolder } from './help.ts';
export type { OperatorLive } from './live.ts';
export { operatorCodes } from './operatorCodes.ts';
export type { OperatorParam } from './params.ts';
export type { OperatorPerson, OperatorSession } from './people.ts';
export type {
  HealthCheck,
  HealthState,
  OperatorAuditEntry,
  OperatorExport,
  OperatorJob,
  OperatorMessage,
} from './service.ts';
export { healthChecks } from './service.ts';
export type { SetupChange, SetupFile, SetupMenu, SetupSystem } from './setup.ts';
export type { SetupNames, Three } from './setupNames.ts';
export { fromSetupNames, toSetupNames } from './setupNames.ts';

/** Every call of the operator's console, by name: an entry of its own, so that no other page carries it. */
export const operatorContract = /* @__PURE__ */ (() => ({
  ...operatorCompaniesContract,
  ...operatorPeopleContract,
  ...operatorAnnouncementsContract,
  ...operatorLiveContract,
  ...operatorServiceContract,
  ...operatorSetupContract,
  ...operatorHelpContract,
  ...operatorParamsContract,
  ...operatorAssistantContract,
  ...operatorAgreementsContract,
}))();
