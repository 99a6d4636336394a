import { parseSchedule } from '../core/schedule.ts';
import type { Guide, GuideStatus } from '../core/types.ts';
import { shopGuide } from './shopGuide.ts';

const COLLAPSED = 4;

/** Returns the guide as an answer or a push tells it; what is missing or malformed counts as not begun. */
export function readShopGuide(info: Readonly<Record<string, unknown>>): Guide {
  const shop = [readText(info.platformUserName), readText(info.userAccount)].filter(Boolean).join(' · ');
  return {
    status: readStatus(info.guideStatus),
    done: parseSchedule(info.guideScheduleStr, shopGuide.steps),
    doneBefore: parseSchedule(info.sourceGuideScheduleStr, shopGuide.steps),
    progress: readProgress(info),
    results: info.platformUserName ? { shop } : {},
  };
}

/** Returns how far the data pull is. */
export function readProgress(info: Readonly<Record<string, unknown>>): Record<string, number> {
  return {
    listing: readPercent(info.listing),
    inventory: readPercent(info.inventory),
    order: readPercent(info.order),
  };
}

/** Returns a per cent value between 0 and 100, whole. */
function readPercent(value: unknown): number {
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
