export { answerPlace } from './portal/answerPlace.ts';
export { MESSAGE_TYPES } from './portal/messageTypes.ts';
export { EXPORT_CENTRE, noticeLink, noticeOf } from './portal/noticeOf.ts';
export { ownPushHostQuery } from './portal/ownPushHostQuery.ts';
export { parseFrame } from './portal/parseFrame.ts';
export {
  type PortalInboxOptions,
  type PortalNoticesApi,
  portalInbox,
  toCategories,
  toWindows,
  windowRequest,
} from './portal/portalInbox.ts';
export { type PortalWebPushApi, portalWebPush } from './portal/portalWebPush.ts';
