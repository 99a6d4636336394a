export type { EncryptedSecret, LoginAnswer, PublicKeyAnswer } from './account.ts';
export { accountContract } from './account.ts';
export { accountCodes } from './accountCodes.ts';
export type { AppStoreAnswer } from './accountFlows.ts';
export { accountFlowsContract } from './accountFlows.ts';
export type { FreePackage, MarketApp } from './accountServices.ts';
export { accountServicesContract, FundsAssistantSchema } from './accountServices.ts';
export type { Agreement } from './agreements.ts';
export { agreementsContract } from './agreements.ts';
export type { Announcement, KeyFeature, TickerNotice } from './announcementEntities.ts';
export { announcementTypes, KeyFeatureSchema } from './announcementEntities.ts';
export { announcementsContract } from './announcements.ts';
export { answerCodes } from './answerCodes.ts';
export type { AuditActions, AuditEntry, AuditKind } from './audit.ts';
export { auditContract, auditKinds } from './audit.ts';
export { businessContract } from './business.ts';
export type {
  ListColumn,
  ListField,
  ListRow,
  ListStatus,
  Order,
  OrderDetail,
  ReportAnswer,
  SalesOverview,
} from './businessEntities.ts';
export { listResources, listsByShop, orderStatuses, plannedLists } from './businessEntities.ts';
export type { RecordKind, ReportName } from './businessKinds.ts';
export { recordKinds, reportNames } from './businessKinds.ts';
export {
  businessOrdersContract,
  MOST_PARCELS,
  MOST_PRINTED_ORDERS,
  MOST_WORKED_ORDERS,
} from './businessOrders.ts';
export { businessSupplyContract } from './businessSupply.ts';
export { businessWorkContract, LONGEST_VALUE, MOST_IMPORTED_ROWS } from './businessWork.ts';
export { companyDoorsContract } from './companyDoors.ts';
export type { CompanyExport, CompanySession } from './companyOversight.ts';
export { companyOversightContract } from './companyOversight.ts';
export { type ComputedField, computeField } from './computeField.ts';
export type { ConsultCompany } from './consult.ts';
export { consultContract } from './consult.ts';
export { contract } from './contract.ts';
export type { Device } from './devices.ts';
export { devicesContract } from './devices.ts';
export type {
  AnswerType,
  Auth,
  BodyType,
  Contract,
  Endpoint,
  HandlerRequestOf,
  HandlerResponseOf,
  RequestOf,
  ResponseOf,
} from './endpoint.ts';
export { bodyTypeOf, endpoint } from './endpoint.ts';
export type { DownloadTask, DownloadTaskInput, ExportFrame } from './exportEntities.ts';
export { exportStatuses } from './exportEntities.ts';
export { exportsContract } from './exports.ts';
export type { GuideInfo } from './guide.ts';
export { GuideInfoSchema, guideContract } from './guide.ts';
export type { HelpDocument, HelpFolder, HelpHit } from './help.ts';
export { helpContract } from './help.ts';
export { hostAddress, socketHostAddress } from './hostAddress.ts';
export { inboxContract, threadStates } from './inbox.ts';
export { isVisitAddress } from './isVisitAddress.ts';
export type { ColumnLayout, ListView } from './listViews.ts';
export { listViewsContract } from './listViews.ts';
export type { LiveBroadcast, LiveDetail } from './live.ts';
export { liveContract } from './live.ts';
export { LIVE_CLASSES_PATH } from './liveClassesPath.ts';
export type { Menu, MenuInput, MenuTreeResponse } from './menu.ts';
export { menusContract } from './menus.ts';
export type { Scene } from './menusCustom.ts';
export { menusCustomContract, sceneCodes } from './menusCustom.ts';
export type { MenuUse, PlatformVersion } from './menusTools.ts';
export { menusToolsContract, SUPER_PLATFORM_CODE } from './menusTools.ts';
export type {
  Classification,
  MuteSettings,
  MuteWindow,
  Notice,
  NoticePage,
  WebPushState,
} from './notificationEntities.ts';
export { pushTypes } from './notificationEntities.ts';
export { notificationsContract } from './notifications.ts';
export type { OwnSignIn } from './oidc.ts';
export { oidcContract } from './oidc.ts';
export { onboardingContract, onboardingPlatforms } from './onboarding.ts';
export type { Paged, PagedRequest } from './paging.ts';
export type { Passkey } from './passkeys.ts';
export { passkeysContract } from './passkeys.ts';
export { AVATAR_LIMITS, profileCodes, profileContract } from './profile.ts';
export type { ProductItem, ProductOffer, ProductPackage, Purchase, PurchaseQuote } from './purchase.ts';
export {
  PURCHASE_MAX_BLOCKS,
  PURCHASE_MAX_MONTHS,
  purchaseCodes,
  purchaseContract,
  purchaseKinds,
  purchaseStates,
} from './purchase.ts';
export type { RenewNotice } from './renewal.ts';
export { renewalContract } from './renewal.ts';
export type { ConsultEntry, MicroApp, RuntimeConfig } from './runtimeConfig.ts';
export { RuntimeConfigSchema, runtimeConfigContract } from './runtimeConfig.ts';
export type { SavedWorkspace, SavedWorkspacePane, WorkspaceContent } from './savedWorkspaces.ts';
export { savedWorkspacesContract } from './savedWorkspaces.ts';
export type { RecordFound } from './search.ts';
export { searchContract, searchedRecords } from './search.ts';
export type { SecondStep } from './secondFactor.ts';
export { SecondStepSchema, secondFactorContract } from './secondFactor.ts';
export type { PushChanged, PushHello, PushMessage } from './sockets.ts';
export { closeCodes, securityTitles, sockets } from './sockets.ts';
export type { GrantableMenu, GrantableSystem, SubUser } from './subUsers.ts';
export { STANDARD_MENUS, subUserCodes, subUsersContract } from './subUsers.ts';
export type { ServiceBillingValue, SystemEntry } from './systemEntry.ts';
export type { SystemParam } from './systems.ts';
export { systemsContract } from './systems.ts';
export type { ThirdSystem } from './thirdSystems.ts';
export { thirdSystemsContract } from './thirdSystems.ts';
export type { Subject, UserConfig, UserInfo } from './userInfo.ts';
export { displayNameOf, UserInfoSchema } from './userInfo.ts';
