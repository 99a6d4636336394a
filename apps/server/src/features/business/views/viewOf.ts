import { listResources } from '@portal/api-client/contract';
import { isRecordKind } from '../records/recordSpecs.ts';
import { adViews, listingViews, reviewViews } from './marketViews.ts';
import { orderViews } from './orderViews.ts';
import { stockViews } from './stockViews.ts';
import type { View, Views } from './View.ts';

/** The lists that have views. */
type ViewResource = (typeof listResources)[number];

const views: Readonly<Record<ViewResource, Views>> = {
  orders: orderViews,
  stock: stockViews,
  listings: listingViews,
  reviews: reviewViews,
  ads: adViews,
};

/** What a view such as `to-ship.us` selects. */
export type ChosenView = { view: View | undefined; marketplace: string | undefined };

/** Reads a view's name; a view that is not known selects everything. */
export function viewOf(resource: string, name: string | undefined): ChosenView {
  const [preset = 'all', site] = (name ?? 'all').split('.');
  const own = isViewResource(resource) ? views[resource] : {};
  return {
    view: Object.hasOwn(own, preset) ? own[preset] : undefined,
    marketplace: site?.toUpperCase(),
  };
}

/** Whether a list exists and a view of it is a known selection. */
export function isKnownView(resource: string, name: string): boolean {
  const preset = name.split('.')[0] ?? '';
  if (isRecordKind(resource)) return preset === 'all' || preset === '';
  return isViewResource(resource) && Object.hasOwn(views[resource], preset);
}

function isViewResource(resource: string): resource is ViewResource {
  return (listResources as readonly string[]).includes(resource);
}
