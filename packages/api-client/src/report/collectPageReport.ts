/** What is told of a page load: times in seconds, the score of layout shifts, and how many errors there were. */
export type PageReport = {
  vitals: Partial<Record<Vital, number>>;
  errors: Partial<Record<'script' | 'promise', number>>;
};

type Vital = 'ttfb' | 'lcp' | 'inp' | 'usable' | 'cls';

/** Where errors and the end of a page are heard, and how it is sent. */
type Collected = {
  page: EventTarget;
  isHidden: () => boolean;
  send: (report: PageReport) => void;
};

const DIGITS = 10_000;
const MOST_ERRORS = 1_000;

/** Collects the figures of a page load, and sends what is new whenever the page is hidden or left. Each vital is told once. */
export function collectPageReport({ page, isHidden, send }: Collected) {
  const told = new Set<Vital>();
  let report: PageReport = { vitals: {}, errors: {} };
  const count = (kind: 'script' | 'promise') => () => {
    report.errors[kind] = Math.min((report.errors[kind] ?? 0) + 1, MOST_ERRORS);
  };
  const flush = () => {
    const { vitals, errors } = report;
    if (Object.keys(vitals).length + Object.keys(errors).length === 0) return;
    report = { vitals: {}, errors: {} };
    for (const name of Object.keys(vitals)) told.add(name as Vital);
    send({ vitals, errors });
  };
  return {
    vital(name: Vital, value: number) {
      if (!told.has(name)) report.vitals[name] = Math.round(value * DIGITS) / DIGITS;
    },
    /** Begins to listen; call it after whoever writes its last figures when the page is hidden. */
    start() {
      page.addEventListener('error', count('script'));
      page.addEventListener('unhandledrejection', count('promise'));
      page.addEventListener('visibilitychange', () => isHidden() && flush());
      page.addEventListener('pagehide', flush);
    },
  };
}
