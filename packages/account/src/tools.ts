export { type ConfirmSignOutOptions, confirmSignOut } from './avatar/confirmSignOut.tsx';
export { accountToolQueries } from './tools/accountToolQueries.ts';
export { HelpCard, type HelpCardProps } from './tools/components/HelpCard.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './tools/components/OfflineNotice.tsx';
export { OutsideLink, type OutsideLinkProps } from './tools/components/OutsideLink.tsx';
export { SecurityCountdown, type SecurityCountdownProps } from './tools/components/SecurityCountdown.tsx';
export {
  type VersionOffer,
  VersionSwitch,
  type VersionSwitchProps,
} from './tools/components/VersionSwitch.tsx';
export { helperPage, readFundsAssistant, seesHelper, seesVersionSwitch } from './tools/core/accountTools.ts';
export {
  CONSULT_GROUP,
  type ConsultFacts,
  consultChat,
  ownConsultPage,
} from './tools/core/salesConsult.ts';
export { type ConsultApi, findConsult } from './tools/findConsult.ts';
export { TOOL_TEXTS } from './tools/toolTexts.ts';
