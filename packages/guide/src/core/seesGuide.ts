import { EVERYONE } from './constants.ts';

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
