export { EVERYONE, GUIDE_TIMES } from './constants.ts';
export type { Platform } from './platform.ts';
export { type GuideVideo, readVideos } from './readVideos.ts';
export { formatSchedule, parseSchedule } from './schedule.ts';
export { seesGuide } from './seesGuide.ts';
export {
  type GuideEffect,
  type GuideEvent,
  type GuideState,
  goesOn,
  guideView,
  isFinished,
  needsRefresh,
  transition,
  unknownGuide,
} from './transition.ts';
export type { Guide, GuidePlan, GuideStatus, GuideText, PlannedStep } from './types.ts';
