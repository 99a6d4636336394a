import type { Menu } from '@portal/api-client/contract';
import { ANY_PLATFORM, UPDATE_FLAG } from './constants.ts';
import { parseExpiry } from './parseExpiry.ts';
import type { MenuEntry } from './types.ts';

/** What the marks of a menu depend on besides the menu. */
export type MenuConditions = {
  /** The present moment, in milliseconds. */
  readonly now: number;
  /** Names of the company's bound platforms; undefined while they are not known, when nothing is locked. */
  readonly boundPlatforms?: readonly string[] | undefined;
};

/** What stands between a person and a menu. */
export type MenuMarks = {
  readonly locked: boolean;
  readonly notPurchased: boolean;
  /** Whose time is up; the platform's is named first. */
  readonly expired: 'platform' | 'assets' | undefined;
};

/** Returns the marks of a menu at a moment. */
export function menuMarks({ menu }: Pick<MenuEntry, 'menu'>, conditions: MenuConditions): MenuMarks {
  return {
    locked: isLocked(menu, conditions.boundPlatforms),
    notPurchased: menu.updateFlag === UPDATE_FLAG.notPurchased,
    expired: expiredPart(menu, conditions.now),
  };
}

/** Whether the platform that a menu depends on is missing: ANY is met by any bound one, a name by its own. */
export function isLocked(
  { dependencePlatform }: Pick<Menu, 'dependencePlatform'>,
  boundPlatforms: readonly string[] | undefined,
): boolean {
  if (!dependencePlatform || !boundPlatforms) return false;
  if (dependencePlatform === ANY_PLATFORM) return boundPlatforms.length === 0;
  return !boundPlatforms.includes(dependencePlatform);
}

function expiredPart(menu: Menu, now: number): MenuMarks['expired'] {
  if (isPast(menu.platformExpireTime, now)) return 'platform';
  return isPast(menu.assetsExpireTime, now) ? 'assets' : undefined;
}

function isPast(time: string | undefined, now: number): boolean {
  const moment = parseExpiry(time);
  return moment !== undefined && moment < now;
}
