import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportNames } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { DEMO_NOW, type DemoServer, openDemoServer } from '../testing/openDemoServer.ts';
import { DEFAULT_PARAMS } from './assistant/reports/readParams.ts';
import { dataReports } from './assistant/reports/reports.ts';
import { runReport } from './assistant/reports/runReport.ts';

/** Every row of every report as it was when the figures were last agreed on; `PORTAL_WRITE_FIGURES=1` writes them anew. */
const FILE = join(import.meta.dirname, 'reportFigures.json');
const IS_WRITING = process.env.PORTAL_WRITE_FIGURES === '1';
const COMPANY = 'c-starlight';

type Figures = Record<string, { columns: string; rows: string[] }>;
const agreed: Figures = IS_WRITING ? {} : JSON.parse(readFileSync(FILE, 'utf8'));

let server: DemoServer;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  server = await openDemoServer(database.db);
});
afterAll(async () => {
  await close();
  if (IS_WRITING) writeFileSync(FILE, `${JSON.stringify(agreed, null, 2)}\n`);
});

function compare(name: string, columns: readonly string[], rows: readonly unknown[][]) {
  const figures = { columns: columns.join(' | '), rows: rows.map((row) => row.map(cell).join(' | ')) };
  if (IS_WRITING) agreed[name] = figures;
  expect(figures).toEqual(agreed[name]);
}

const cell = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const one = async (column: string, table: string) => {
  const { rows } = await server.db.execute(
    sql.raw(`select ${column} as value from ${table} where company_id = '${COMPANY}' order by 1 limit 1`),
  );
  return String(rows[0]?.value);
};

it.each(dataReports.map((report) => [report.id, report] as const))(
  '[D210] the assistant’s report gives the agreed rows: %s',
  async (id, report) => {
    const params = {
      ...DEFAULT_PARAMS,
      sku: report.params.includes('sku') ? await one('sku', 'products') : null,
      orderNo: report.params.includes('orderNo') ? await one('order_no', 'orders') : null,
    };
    const { db } = server;
    const who = { db, companyId: COMPANY, userId: 'u-owner' };
    const scope = { ...who, locale: 'en-US', now: DEMO_NOW, timeZone: 'Asia/Shanghai' } as const;
    const { rows, totals } = await runReport(report, params, scope);
    const sums = totals ? [totals.now, totals.before] : [];
    compare(
      `assistant ${id}`,
      report.columns.map(({ key }) => key),
      [...sums, ...rows],
    );
  },
);

it.each(reportNames)('[D210] the business report gives the agreed rows: %s', async (report) => {
  const { columns, dataList } = await server.call('queryReport', { report, days: 90 }, { language: 'en-US' });
  const keys = columns.map(({ key }) => key);
  compare(
    `business ${report}`,
    keys,
    dataList.map((row) => keys.map((key) => row[key])),
  );
});

it('[D210] no report is left out', () => {
  expect(Object.keys(agreed).sort()).toEqual(
    [
      ...dataReports.map(({ id }) => `assistant ${id}`),
      ...reportNames.map((name) => `business ${name}`),
    ].sort(),
  );
});
