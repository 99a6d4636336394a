import { Hono } from 'hono';
import type { AppEnv } from '../http/AppDeps.ts';
import { answerError } from '../http/answerError.ts';
import type { Logger } from '../http/Logger.ts';
import { addGauges, type Gauged } from '../metrics/addGauges.ts';
import { addMetricsPage, METRICS_PATH, type MetricsPage } from '../metrics/addMetricsPage.ts';
import { createMetrics, type Metrics } from '../metrics/createMetrics.ts';
import type { Settings } from '../settings/readSettings.ts';
import { listen } from './listen.ts';

/** Figures that are kept, and read by somebody. */
export type OpenMetrics = {
  readonly metrics: Metrics;
  /** For the portal's own port, where the page has none of its own. */
  readonly page: MetricsPage | undefined;
  close(): Promise<void>;
};

/** Makes the figures, and opens their port where one is configured; undefined where nobody is to read them. */
export async function openMetrics({
  settings,
  log,
  say,
  ...gauged
}: Gauged & { settings: Settings; log: Logger; say: (line: string) => void }): Promise<
  OpenMetrics | undefined
> {
  if (!settings.metrics) return undefined;
  const { port, token } = settings.metrics;
  const metrics = createMetrics();
  const page = { metrics, token, refresh: addGauges(metrics, gauged) };
  if (port === undefined) return { metrics, page, close: async () => {} };
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(c, error, { log }));
  addMetricsPage(app, page);
  const listening = await listen(app, { port, host: settings.host, named: 'PORTAL_METRICS_PORT' });
  say(`Metrics at http://localhost:${listening.port}${METRICS_PATH}`);
  return { metrics, page: undefined, close: listening.close };
}
