export {
  type Attachment,
  AttachmentList,
  type AttachmentListProps,
} from './components/Announcement/AttachmentList.tsx';
export { NewFeaturesButton } from './components/Announcement/NewFeaturesButton.tsx';
export { PopupAnnouncements } from './components/Announcement/PopupAnnouncements.tsx';
export { WindowRow, type WindowRowProps } from './components/DoNotDisturb/WindowRow.tsx';
export { LiveButton } from './components/Live/LiveButton.tsx';
export { LivePlayer, type LivePlayerProps } from './components/Live/LivePlayer.tsx';
export { LiveReminder } from './components/Live/LiveReminder.tsx';
export { QuotaBlock, type QuotaBlockProps } from './components/Renewal/QuotaBlock.tsx';
export { RenewalPrompt, type RenewalPromptProps } from './components/Renewal/RenewalPrompt.tsx';
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml.tsx';
export { Ticker } from './components/Ticker/Ticker.tsx';
export { NewsContext } from './react/NewsContext.ts';
export type { NewsApi, NewsNavigation, NewsPorts } from './runtime/newsPorts.ts';
