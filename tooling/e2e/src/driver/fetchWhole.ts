import type { APIResponse, Route } from '@playwright/test';

/** Asks for the whole answer, whatever the page has kept of an earlier one: for a journey that changes what is answered. */
export function fetchWhole(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _kept, ...headers } = route.request().headers();
  return route.fetch({ headers });
}
