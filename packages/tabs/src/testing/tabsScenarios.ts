import type { TabsDriver } from './TabsDriver.ts';

/** Closing walks back through the tabs that were used before and ends at home. */
export async function closeByRecentUse(tabs: TabsDriver): Promise<void> {
  for (const name of ['orders', 'stock', 'ads']) await tabs.open(name);
  await tabs.activate('orders');
  await tabs.activate('ads');
  await tabs.expectOrder('home', 'orders', 'stock', 'ads');
  await tabs.close('ads');
  await tabs.expectActive('orders');
  await tabs.close('orders');
  await tabs.expectActive('stock');
  await tabs.close('stock');
  await tabs.expectActive('home');
  await tabs.expectOrder('home');
}

/** A tab is dragged to either side; home stays where it is and the tab in front stays in front. */
export async function reorderByDrag(tabs: TabsDriver): Promise<void> {
  for (const name of ['orders', 'stock', 'ads']) await tabs.open(name);
  await tabs.drag('ads', 'orders');
  await tabs.expectOrder('home', 'ads', 'orders', 'stock');
  await tabs.drag('ads', 'stock');
  await tabs.expectOrder('home', 'orders', 'stock', 'ads');
  await tabs.drag('home', 'stock');
  await tabs.expectOrder('home', 'orders', 'stock', 'ads');
  await tabs.expectActive('ads');
}
