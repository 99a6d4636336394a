export type { Database } from './db/Database.ts';
export {
  type ExternalPerson,
  makeExternalCode,
  redeemExternalCode,
} from './features/account/others/externalCodes.ts';
export { inLanguage } from './features/business/words/Words.ts';
export { changeGuide, GUIDE_STEPS } from './features/guide/guideState.ts';
export { bindShop } from './features/onboarding/bindShop.ts';
export { type Grant, readGrant } from './features/onboarding/grants.ts';
export { settlePayment } from './features/purchase/settlePayment.ts';
export { stateOf } from './features/purchase/toPurchase.ts';
export type { AppEnv } from './http/AppDeps.ts';
export type { Clock } from './http/Clock.ts';
export { callerOf } from './http/callerOf.ts';
export { type Locale, localeOf } from './http/localeOf.ts';
export { readBytes } from './http/readBytes.ts';
export type { Extension } from './lifecycle/Extension.ts';
export { runServer } from './lifecycle/runServer.ts';
export type { MessageSender, OutgoingReply } from './ports/MessageSender.ts';
export type { PaymentProvider } from './ports/PaymentProvider.ts';
export type { AuthorisationProvider, Ports, SignInStandIn } from './ports/Ports.ts';
export type {
  PulledStep,
  ShopDataSource,
  ShopRows,
  ShopRowsPart,
  ShopToPull,
} from './ports/ShopDataSource.ts';
export { choice } from './settings/readSettings.ts';
export type { AddPages, PagesContext } from './static/AddPages.ts';
