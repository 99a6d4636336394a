import { localText } from './announcements.ts';
import type { MuteWindow } from './types.ts';

/** A message classification of the server. */
export type ClassificationEntry = {
  id?: string;
  messageType?: number;
  classificationName?: string;
  classificationEnName?: string;
  classificationKrName?: string;
  messageIcon?: string;
};

/** A tab of the panel: one type of message with its name, icon, counter and do-not-disturb window. */
export type Classification = {
  type: number;
  name: string;
  icon: string | undefined;
  window: MuteWindow | undefined;
};

/** Joins classifications with the do-not-disturb windows of their types; one without a type is left out. */
export function mergeClassifications(
  entries: readonly ClassificationEntry[],
  windows: readonly MuteWindow[],
  locale: string,
): Classification[] {
  const seen = new Set<number>();
  return entries.flatMap((entry) => {
    const type = entry.messageType;
    if (type === undefined || seen.has(type)) return [];
    seen.add(type);
    const names = {
      zh: entry.classificationName ?? String(type),
      en: entry.classificationEnName,
      ko: entry.classificationKrName,
    };
    return [
      {
        type,
        name: localText(names, locale),
        icon: entry.messageIcon,
        window: windows.find(({ messageType }) => messageType === type),
      },
    ];
  });
}
