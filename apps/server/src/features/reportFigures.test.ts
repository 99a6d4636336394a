import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportNames } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../testing/openDemoServer.ts';

/** Every row of every report (the first 150 of the longest) as it was when the figures were last agreed on; `PORTAL_WRITE_FIGURES=1` writes them anew. */
const FILE = join(import.meta.dirname, 'reportFigures.json');
/** Of a report with a row for each order the first ones tell enough. */
const MOST_ROWS = 150;
const IS_WRITING = process.env.PORTAL_WRITE_FIGURES === '1';

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
it.each(reportNames)('[D210] the business report gives the agreed rows: %s', async (report) => {
  const { columns, dataList } = await server.call('queryReport', { report, days: 90 }, { language: 'en-US' });
  const keys = columns.map(({ key }) => key);
  compare(
    `business ${report}`,
    keys,
    dataList.slice(0, MOST_ROWS).map((row) => keys.map((key) => row[key])),
  );
});

it('[D210] no report is left out', () => {
  expect(Object.keys(agreed).sort()).toEqual(reportNames.map((name) => `business ${name}`).sort());
});
