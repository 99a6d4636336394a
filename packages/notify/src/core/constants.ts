/** Times of the product, in milliseconds. */
export const NOTIFY_TIMES = {
  exportPollMs: 2500,
  exportNoticeMs: 6000,
  exportPushDelayMs: 1500,
  exportPushToastMs: 3000,
  exportPingMs: 60_000,
  /** First reconnect of both sockets, drawn between these. */
  reconnectMs: [5000, 6000],
  tickerStartMs: 2000,
  announcementNextMs: 350,
  /** A message older than this raises the count and is told in a summary only. */
  freshMs: 60_000,
  /** A desktop notice for one message comes at most once in this time. */
  desktopOnceMs: 30_000,
  /** The summary is rewritten, and read out, no more often than this. */
  summaryEveryMs: 1000,
  /** A tab that comes back after so long reads everything again. */
  awayMs: 60_000,
} as const;

/** Sizes of the product. */
export const NOTIFY_LIMITS = {
  previewSize: 4,
  badgeMax: 99,
  maxToasts: 3,
  /** Longer frames are not parsed. */
  frameChars: 262_144,
  titleChars: 200,
  textChars: 2000,
  /** Longer announcements are not shown but by a link. */
  htmlChars: 262_144,
  /** Nor those with more tags: they would hold up the page. */
  htmlTags: 8000,
  tickerPixelsPerFrame: 2,
  /** Status checks of exports that may run at once. */
  checksInFlight: 6,
} as const;

/** What a notice about a finished export is `about`. */
export const EXPORT_READY = 'export-ready';
/** What a notice about an export that failed is `about`. */
export const EXPORT_FAILED = 'export-failed';

/** Kinds of announcements. */
export const ANNOUNCEMENT_TYPES = {
  versionUpdate: 1,
  featureNotice: 2,
  activity: 4,
  policy: 5,
  keyFeature: 7,
} as const;

/** Status of an export. */
export const EXPORT_STATUS = { waiting: 0, processing: 1, completed: 2, failed: 3 } as const;
