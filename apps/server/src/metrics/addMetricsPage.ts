import type { Hono } from 'hono';
import { digestOf } from '../auth/tokens.ts';
import type { AppEnv } from '../http/AppDeps.ts';
import { HttpError } from '../http/errors.ts';
import type { Metrics } from './createMetrics.ts';

/** Where a collector reads the figures. */
export const METRICS_PATH = '/metrics';

/** How the page is served. */
export type MetricsPage = {
  metrics: Metrics;
  /** Reads what is not counted as it happens. */
  refresh: () => Promise<void>;
  /** Asked for as `Authorization: Bearer`; without one everybody is answered who reaches the port. */
  token: string | undefined;
};

/** Adds the page, in OpenMetrics. */
export function addMetricsPage(app: Hono<AppEnv>, { metrics, refresh, token }: MetricsPage): void {
  app.get(METRICS_PATH, async (c) => {
    const shown = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
    if (token && digestOf(shown) !== digestOf(token)) throw new HttpError(401, 'unauthorized');
    await refresh();
    const page = await metrics.registry.metrics();
    return c.body(page, 200, {
      'Content-Type': metrics.registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
