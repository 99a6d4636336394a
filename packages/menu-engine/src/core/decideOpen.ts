import { ASSETS_TYPE_APP, FRAME_APP } from './constants.ts';
import { addressOf, isExternalUrl } from './menuAddress.ts';
import { type MenuConditions, menuMarks } from './menuMarks.ts';
import type { MenuAddress, MenuEntry } from './types.ts';

/** Where the renew button of an expiry dialog leads. */
export type RenewTarget = 'service-management' | 'app-marketplace';

/** What happens when someone asks for a menu. */
export type OpenDecision =
  | { readonly kind: 'demo-tip' }
  | { readonly kind: 'no-permission' }
  | { readonly kind: 'not-a-page'; readonly entry: MenuEntry }
  | { readonly kind: 'locked'; readonly entry: MenuEntry; readonly platform: string }
  | { readonly kind: 'not-purchased'; readonly entry: MenuEntry }
  | {
      readonly kind: 'expired';
      readonly entry: MenuEntry;
      readonly what: 'platform' | 'assets';
      readonly renew: RenewTarget;
    }
  | {
      readonly kind: 'open';
      readonly as: 'external' | 'iframe' | 'micro-app';
      readonly address: MenuAddress;
      readonly entry: MenuEntry | undefined;
    };

/** A request to open a menu. */
export type OpenRequest = MenuConditions & {
  /** The menu as found in the user's tree; undefined when it is not there. */
  readonly entry: MenuEntry | undefined;
  /** What to open when the tree has no such menu and verification is off. */
  readonly address?: MenuAddress;
  /** Off for the shell's own pages, which no tree lists. @default true */
  readonly verification?: boolean;
  /** The action is marked as one that demo mode shows only, and demo mode is on. @default false */
  readonly demo?: boolean;
};

/**
 * Returns what happens when someone asks for a menu, checked in this order: demo, in the tree, lock, purchase, platform
 * expiry, asset expiry; then it opens as an external page, a framed page or a micro-app page.
 */
export function decideOpen(request: OpenRequest): OpenDecision {
  const { entry, verification = true, demo = false } = request;
  if (demo) return { kind: 'demo-tip' };
  if (!entry) {
    if (verification || !request.address) return { kind: 'no-permission' };
    return { kind: 'open', as: kindOf(request.address), address: request.address, entry: undefined };
  }
  const address = addressOf(entry);
  if (!address) return { kind: 'not-a-page', entry };
  const { locked, notPurchased, expired } = menuMarks(entry, request);
  if (locked) return { kind: 'locked', entry, platform: entry.menu.dependencePlatform ?? '' };
  if (notPurchased) return { kind: 'not-purchased', entry };
  if (expired) return { kind: 'expired', entry, what: expired, renew: renewOf(entry, expired) };
  return { kind: 'open', as: kindOf(address), address, entry };
}

function renewOf({ menu }: MenuEntry, what: 'platform' | 'assets'): RenewTarget {
  return what === 'assets' && Number(menu.assetsType) === ASSETS_TYPE_APP
    ? 'app-marketplace'
    : 'service-management';
}

function kindOf(address: MenuAddress): 'external' | 'iframe' | 'micro-app' {
  if (address.kind === 'micro-app') return address.app === FRAME_APP ? 'iframe' : 'micro-app';
  return isExternalUrl(address.url) ? 'external' : 'iframe';
}
