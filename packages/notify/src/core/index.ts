export type { AnnouncementContent, MediaFile } from './announcements.ts';
export { localText, readAnnouncementContent } from './announcements.ts';
export { badgedTitle, badgeText } from './badge.ts';
export type { TabPresence } from './chooseTab.ts';
export { chooseTab } from './chooseTab.ts';
export type { Classification, ClassificationEntry } from './classifications.ts';
export { mergeClassifications } from './classifications.ts';
export {
  ANNOUNCEMENT_TYPES,
  EXPORT_STATUS,
  MESSAGE_TYPES,
  NOTIFY_LIMITS,
  NOTIFY_TIMES,
} from './constants.ts';
export { isInWindow, isMuted, parseTimeOfDay, windowProblem } from './doNotDisturb.ts';
export type { DownloadPlace } from './downloadLink.ts';
export { toDownloadAddress, toVisitAddress } from './downloadLink.ts';
export { INITIAL_EXPORTS, nextCheckAt, transition as transitionExports } from './exports.ts';
export type {
  ExportNotice,
  ExportReport,
  ExportsEffect,
  ExportsEvent,
  ExportsState,
  FollowedExport,
  PushedEnd,
} from './exportTypes.ts';
export type { JudgeContext, Loudness } from './judgeMessage.ts';
export { isQuiet, isSecurityMessage, judgeMessage } from './judgeMessage.ts';
export type { Broadcast } from './live.ts';
export { hiddenUntil, isReminderShown, readBroadcast } from './live.ts';
export { newsKeys, serviceNewsKeys, staleNews } from './newsKeys.ts';
export { parseExportFrame, readExportMessage } from './parseExportFrame.ts';
export { parseFrame } from './parseFrame.ts';
export type { PopupEffect, PopupEvent, PopupState } from './popups.ts';
export { isLastPage, openPopups, transition as transitionPopups } from './popups.ts';
export type { RenewalKind } from './renewal.ts';
export { renewalKind } from './renewal.ts';
export type { ShownIn, StreamEffect, StreamEvent, StreamState } from './stream.ts';
export { INITIAL_STREAM, resumeQuery, transition as transitionStream } from './stream.ts';
export type { TickerEntry, TickerItem } from './ticker.ts';
export { tickerItems, tickerRunMs } from './ticker.ts';
export type { SlotsEffect, SlotsEvent, SlotsState } from './toastSlots.ts';
export { INITIAL_SLOTS, transition as transitionSlots } from './toastSlots.ts';
export type { Frame, LocalText, MuteWindow, PushedMessage } from './types.ts';
export { isZone, minuteOfDay, nextDayAt } from './zonedTime.ts';
