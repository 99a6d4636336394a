import type { QueryClient } from '@tanstack/react-query';

const CHANGED = [['list', 'orders'], ['order']];

/**
 * Asks anew for the orders that are shown, once they were changed. An answer that is still on its way is of the time before
 * the change: it is not waited for.
 */
export async function showOrdersAnew(client: QueryClient): Promise<void> {
  await Promise.all(CHANGED.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(CHANGED.map((queryKey) => client.invalidateQueries({ queryKey })));
}
