import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { addGauges } from './addGauges.ts';
import { createMetrics } from './createMetrics.ts';

const FOLDER = join(import.meta.dirname, '../../../../deploy/monitoring');

/** Label names by sample name, as the page shows them; Prometheus adds the two of where it read them. */
const exported = new Map<string, Set<string>>();

const job = { id: '1', kind: 'export', companyId: null, payload: {}, attempts: 1 };
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  close = database.close;
  const metrics = createMetrics();
  const backups = {
    everySeconds: 1,
    counts: { done: 1, failed: 1 },
    ageSeconds: () => Number.POSITIVE_INFINITY,
    look: async () => {},
    stop: async () => {},
  };
  const refresh = addGauges(metrics, { store: { deaths: 0 }, database, assistant: { running: 0 }, backups });
  metrics.answered({ call: 'login', status: 200, code: '200', seconds: 0.1 });
  metrics.pushSent(0.1);
  metrics.pageReported({ vitals: { ttfb: 0.1, usable: 1, cls: 0 }, errors: { script: 1 } });
  metrics.jobEnded(job, 'done', 1);
  await database.pool.query(
    `insert into jobs (id, kind, payload, run_at, created_at) values ('1', 'export', '{}', now(), now())`,
  );
  await refresh();
  for (const line of (await metrics.registry.metrics()).split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label ?? '');
    exported.set(name, new Set([...(exported.get(name) ?? ['instance', 'job']), ...names]));
  }
  exported.set('up', new Set(['instance', 'job']));
});
afterAll(() => close());

const rules = readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8');
const board = JSON.parse(readFileSync(join(FOLDER, 'grafana-board.json'), 'utf8'));
const expressions: string[] = [
  ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression ?? ''),
  ...board.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
];

it('[S855] alert rules and board ask for figures and labels that the server exports', () => {
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const used = [...expression.matchAll(/\b(up|(?:portal|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    expect(used, expression).not.toEqual([]);
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, by = '']) => by.split(', '));
    for (const [, name = '', selected = ''] of used) {
      const labels = [...selected.matchAll(/(\w+)[!=~]+"/g)].map(([, label]) => label);
      expect([...exported.keys()], expression).toContain(name);
      for (const label of [...labels, ...grouped])
        expect([...(exported.get(name) ?? [])], expression).toContain(label);
    }
  }
});

it('[S2121] every figure of the portal itself is on the board or in a rule', () => {
  const own = [...exported.keys()].filter((name) => name.startsWith('portal_'));
  const bases = new Set(own.map((name) => name.replace(/_(bucket|sum|count|total)$/, '')));
  expect(bases.size).toBeGreaterThan(15);
  for (const base of bases)
    expect(
      expressions.some((one) => one.includes(base)),
      base,
    ).toBe(true);
});
