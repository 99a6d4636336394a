export { accountCodes } from './accountCodes.ts';
export { answerCodes } from './answerCodes.ts';
export { LIVE_CLASSES_PATH } from './liveClassesPath.ts';
