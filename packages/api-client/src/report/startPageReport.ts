import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { collectPageReport, type PageReport } from './collectPageReport.ts';

/** Options of `startPageReport`. */
export type PageReportOptions = {
  /** Where it is sent, on the page's own origin. */
  url: string;
  /** The share of page loads that report, from 0 to 1. */
  share: number;
  /** The name of a `performance.mark` of the moment when the page could be used. */
  usableMark?: string;
};

/**
 * Reports a page's web vitals and how many errors it had when it is left or hidden: figures, no texts, no addresses.
 * Most loads report nothing, as `share` says. Errors before the call are not counted.
 */
export function startPageReport({ url, share, usableMark }: PageReportOptions): void {
  if (Math.random() >= share) return;
  const report = collectPageReport({
    page: window,
    isHidden: () => document.visibilityState === 'hidden',
    send: (told: PageReport) => navigator.sendBeacon(url, JSON.stringify(told)),
  });
  const [usable] = usableMark ? performance.getEntriesByName(usableMark) : [];
  if (usable) report.vital('usable', usable.startTime / 1000);
  onTTFB(({ value }) => report.vital('ttfb', value / 1000));
  onLCP(({ value }) => report.vital('lcp', value / 1000));
  onINP(({ value }) => report.vital('inp', value / 1000));
  onCLS(({ value }) => report.vital('cls', value));
  report.start();
}
