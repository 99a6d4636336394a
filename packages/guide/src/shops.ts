export {
  type AuthMessage,
  authDialogHeight,
  readAuthMessage,
  type ShopAuthBegun,
  shopAuthUrl,
} from './core/shopAuth.ts';
export { needsOnboarding, SHOP_PLATFORMS } from './shops/platforms.ts';
export { readShopGuide } from './shops/readShopGuide.ts';
export { GUIDE_SINCE, seesInitialGuide } from './shops/seesInitialGuide.ts';
export { GUIDE_VIDEO_GROUP, SHOP_VIDEO_NAMES, shopGuide } from './shops/shopGuide.ts';
export { type GuideApi, shopGuideSource } from './shops/shopGuideSource.ts';
