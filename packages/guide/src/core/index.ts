export { AUTH_FRAME_EXTRA_PX, EVERYONE, GUIDE_SINCE, GUIDE_TIMES } from './constants.ts';
export { needsOnboarding, PLATFORMS, type PlatformCode } from './platforms.ts';
export { parseSchedule, readGuide, readPercent } from './readGuide.ts';
export { GUIDE_VIDEO_GROUP, type GuideVideo, readVideos } from './readVideos.ts';
export { seesGuide, seesInitialGuide } from './seesGuide.ts';
export {
  type AuthMessage,
  authDialogHeight,
  readAuthMessage,
  type ShopAuthBegun,
  shopAuthUrl,
} from './shopAuth.ts';
export {
  GUIDE_UNKNOWN,
  type GuideEffect,
  type GuideEvent,
  type GuideState,
  guideView,
  isFinished,
  needsRefresh,
  transition,
} from './transition.ts';
export { GUIDE_STEPS, type Guide, type GuideStatus, type GuideStep, type PullProgress } from './types.ts';
