import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks anew for what is shown, once something of it was changed. An answer that is still on its way is of the time before
 * the change: it is not waited for.
 */
export async function askAnew(
  client: Pick<QueryClient, 'cancelQueries' | 'invalidateQueries'>,
  ...queryKeys: readonly QueryKey[]
): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })));
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
