/** Systems activated later than this have the supply chain's initialisation guide. */
export const GUIDE_SINCE = '2023-12-15T00:00:00+08:00';

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
