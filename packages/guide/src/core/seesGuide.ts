import { EVERYONE, GUIDE_SINCE } from './constants.ts';

/** Whether the guide is meant for a person: listed by the operator; everybody in development, nobody in demo mode. */
export function seesGuide({
  userId,
  whitelist,
  development = false,
  demo = false,
}: {
  userId: string;
  /** Ids with commas between them; `-1` stands for everyone. */
  whitelist: string | undefined;
  development?: boolean;
  demo?: boolean;
}): boolean {
  if (demo) return false;
  if (development) return true;
  const ids = (whitelist ?? '').split(',').map((id) => id.trim());
  return ids.includes(EVERYONE) || (userId !== '' && ids.includes(userId));
}

const CLASSES = ['TIKTOK', 'SAIL'];

/** Whether the supply chain's initialisation guide is offered: by the person's class and since when the ERP is active. */
export function seesInitialGuide({
  classification = '',
  serviceActive = '',
}: {
  classification?: string;
  /** When the ERP was activated; a time without a zone is Shanghai's. */
  serviceActive?: string;
}): boolean {
  return CLASSES.includes(classification) && readTime(serviceActive) > Date.parse(GUIDE_SINCE);
}

const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

function readTime(text: string): number {
  const [, day, time = '00:00:00'] = WITHOUT_ZONE.exec(text.trim()) ?? [];
  return Date.parse(day ? `${day}T${time}+08:00` : text);
}
