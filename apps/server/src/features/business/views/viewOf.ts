import { isRecordKind } from '../records/recordSpecs.ts';
import { adViews, listingViews, reviewViews } from './marketViews.ts';
import { orderViews } from './orderViews.ts';
import { recordViews } from './recordViews.ts';
import { restockViews, stockViews } from './stockViews.ts';
import type { View, Views } from './View.ts';

const views: Readonly<Record<string, Views>> = {
  orders: orderViews,
  stock: stockViews,
  restock: restockViews,
  listings: listingViews,
  reviews: reviewViews,
  ads: adViews,
  ...recordViews,
};

/** What a view such as `to-ship.us` selects. */
export type ChosenView = { view: View | undefined; marketplace: string | undefined };

/** Reads a view's name; a view that is not known selects everything. */
export function viewOf(resource: string, name: string | undefined): ChosenView {
  const [preset = 'all', site] = (name ?? 'all').split('.');
  const own = viewsOf(resource);
  return {
    view: Object.hasOwn(own, preset) ? own[preset] : undefined,
    marketplace: site?.toUpperCase(),
  };
}

/** Whether a list exists and a view of it is a known selection. */
export function isKnownView(resource: string, name: string): boolean {
  const preset = name.split('.')[0] ?? '';
  if (isRecordKind(resource) && (preset === 'all' || preset === '')) return true;
  return Object.hasOwn(viewsOf(resource), preset);
}

function viewsOf(resource: string): Views {
  return Object.hasOwn(views, resource) ? (views[resource] ?? {}) : {};
}
