import { menuQueries } from '@portal/menu-engine';
import type { Services } from '../../wiring/createServices.ts';

/** What is told about services: those that run out, and the package of the one in front. */
const TOLD = [
  ['notify', 'ticker'],
  ['notify', 'reminder'],
  ['account', 'package'],
];

/**
 * Shows what the company bought, or what ran out, without a reload: systems with their packages, menus and their
 * locks, the ticker, the package behind the person's picture; access is judged again.
 */
export async function refreshServices(services: Services): Promise<void> {
  const { queryClient, api } = services;
  await queryClient.refetchQueries({ queryKey: menuQueries(api).systems().queryKey });
  await services.judgeAgain();
  const stale = [['menus', 'tree'], ...TOLD];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
