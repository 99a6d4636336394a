export type { AnnouncementContent, MediaFile } from './announcements.ts';
export { localText, readAnnouncementContent } from './announcements.ts';
export { badgedTitle, badgeText } from './badge.ts';
export type { ShownCategory } from './categories.ts';
export { showCategories } from './categories.ts';
export type { TabPresence } from './chooseTab.ts';
export { chooseTab } from './chooseTab.ts';
export {
  ANNOUNCEMENT_TYPES,
  EXPORT_FAILED,
  EXPORT_READY,
  EXPORT_STATUS,
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
export type { InboxEffect, InboxEvent, InboxSnapshot, InboxState } from './inbox.ts';
export { INITIAL_INBOX, transition as transitionInbox } from './inbox.ts';
export type {
  Category,
  InboxPort,
  NoticePage,
  NoticeQuery,
  QuietHours,
  QuietPort,
  Reading,
  UnreadCounts,
} from './inboxPort.ts';
export type { JudgeContext, Loudness } from './judgeNotice.ts';
export { isQuiet, judgeNotice } from './judgeNotice.ts';
export type { Broadcast } from './live.ts';
export { hiddenUntil, isReminderShown, readBroadcast } from './live.ts';
export { newsKeys, serviceNewsKeys, staleNews } from './newsKeys.ts';
export { parseExportFrame, readExportMessage } from './parseExportFrame.ts';
export type { PopupEffect, PopupEvent, PopupState } from './popups.ts';
export { isLastPage, openPopups, transition as transitionPopups } from './popups.ts';
export { readFrame } from './readFrame.ts';
export type { RenewalKind } from './renewal.ts';
export { renewalKind } from './renewal.ts';
export type { ShownIn, StreamEffect, StreamEvent, StreamState } from './stream.ts';
export { INITIAL_STREAM, resumeQuery, transition as transitionStream } from './stream.ts';
export type { TickerEntry, TickerItem } from './ticker.ts';
export { tickerItems, tickerRunMs } from './ticker.ts';
export type { SlotsEffect, SlotsEvent, SlotsState } from './toastSlots.ts';
export { INITIAL_SLOTS, transition as transitionSlots } from './toastSlots.ts';
export type { CategoryId, Frame, Importance, LocalText, MuteWindow, Notice, PushedNotice } from './types.ts';
export { isZone, minuteOfDay, nextDayAt } from './zonedTime.ts';
