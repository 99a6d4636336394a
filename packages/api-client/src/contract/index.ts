export type { EncryptedSecret, LoginAnswer, PublicKeyAnswer } from './account.ts';
export { accountContract } from './account.ts';
export { businessContract } from './business.ts';
export type {
  DownloadTask,
  ListColumn,
  ListRow,
  Order,
  OrderDetail,
  SalesOverview,
} from './businessEntities.ts';
export { listResources, orderStatuses } from './businessEntities.ts';
export { answerCodes } from './common.ts';
export { contract } from './contract.ts';
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
export { endpoint } from './endpoint.ts';
export type { Menu, MenuInput, MenuTreeResponse } from './menu.ts';
export { menusContract } from './menus.ts';
export type { Scene } from './menusCustom.ts';
export { menusCustomContract, sceneCodes } from './menusCustom.ts';
export type { MenuUse, PlatformVersion } from './menusTools.ts';
export { menusToolsContract, SUPER_PLATFORM_CODE } from './menusTools.ts';
export type { Paged, PagedRequest } from './paging.ts';
export type { ConsultEntry, MicroApp, RuntimeConfig } from './runtimeConfig.ts';
export { RuntimeConfigSchema, runtimeConfigContract } from './runtimeConfig.ts';
export type { PushMessage } from './sockets.ts';
export { closeCodes, securityTitles, sockets } from './sockets.ts';
export type { ServiceBillingValue, SystemEntry } from './systemEntry.ts';
export type { SystemParam } from './systems.ts';
export { systemsContract } from './systems.ts';
export type { Subject, UserConfig, UserInfo } from './userInfo.ts';
export { displayNameOf, UserInfoSchema } from './userInfo.ts';
