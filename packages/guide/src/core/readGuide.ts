import { GUIDE_STEPS, type Guide, type GuideStatus, type GuideStep } from './types.ts';

const SCHEDULE = /^[01]{4}$/;
const COLLAPSED = 4;

/** Returns the guide as an answer or a push tells it; what is missing or malformed counts as not begun. */
export function readGuide(info: Readonly<Record<string, unknown>>): Guide {
  return {
    status: readStatus(info.guideStatus),
    done: parseSchedule(info.guideScheduleStr),
    doneBefore: parseSchedule(info.sourceGuideScheduleStr),
    pull: {
      listing: readPercent(info.listing),
      inventory: readPercent(info.inventory),
      order: readPercent(info.order),
    },
    shopName: readText(info.platformUserName),
    shopAccount: readText(info.userAccount),
  };
}

/** Returns the steps that a schedule of four zeros and ones marks as done; none when it is anything else. */
export function parseSchedule(schedule: unknown): ReadonlySet<GuideStep> {
  if (typeof schedule !== 'string' || !SCHEDULE.test(schedule)) return new Set();
  return new Set(GUIDE_STEPS.filter((_step, place) => schedule[place] === '1'));
}

/** Returns the schedule that `parseSchedule` reads. */
export function formatSchedule(done: ReadonlySet<GuideStep>): string {
  return GUIDE_STEPS.map((step) => (done.has(step) ? '1' : '0')).join('');
}

/** Returns a per cent value between 0 and 100, whole. */
export function readPercent(value: unknown): number {
  const percent = Number(value);
  return Number.isFinite(percent) ? Math.round(Math.min(100, Math.max(0, percent))) : 0;
}

/** Returns the status; one that is unknown counts as collapsed. */
function readStatus(value: unknown): GuideStatus {
  const status = Number(value);
  return status === 1 || status === 2 || status === 3 ? status : COLLAPSED;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
