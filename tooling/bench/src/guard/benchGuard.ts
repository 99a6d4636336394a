import { normalizeMenuTree } from '@portal/menu-engine/core';
import { parseEntryQuery, parseRoute } from '@portal/portal/address';
import { decideRoute } from '@portal/portal/guard';
import { atMost, type BenchResult, median, round } from '../lib/report.ts';
import { menuResponse, systems } from './fixtures.ts';

const ROUNDS = 41;
const DECISIONS = 1000;
const MENUS = 10_000;

/** Times 1,000 route decisions and the normalisation of a tree of 10,000 entries. */
export async function benchGuard(): Promise<BenchResult> {
  const addresses = [
    '/entry/svc-erp/ERP/amazon',
    '/entry/svc-bi/BI',
    '/login',
    '/401/BI',
    '/entry/none/WMS/scm_new',
    '/',
  ];
  const decisionsMs = times(() => {
    for (let index = 0; index < DECISIONS; index += 1) {
      decideRoute({
        route: parseRoute(addresses[index % addresses.length] ?? '/'),
        pathname: addresses[index % addresses.length] ?? '/',
        query: parseEntryQuery(index % 7 === 0 ? '?redirectPath=amazon%23%2FsetSail%2Findex' : ''),
        hash: '#/setSail/index',
        hasToken: index % 5 !== 0,
        mustChooseSubject: false,
        systems,
        host: 'normal',
        partnerSources: [],
        entered: undefined,
      });
    }
  });
  const response = menuResponse(MENUS);
  const treeMs = times(() => normalizeMenuTree(response));
  return {
    figures: {
      decisionsMs: round(median(decisionsMs)),
      treeMs: round(median(treeMs)),
      menus: MENUS,
      rounds: ROUNDS,
    },
    bars: [
      atMost('1,000 route decisions, ms', median(decisionsMs), 15),
      atMost('10,000 menu entries normalised, ms', median(treeMs), 15),
    ],
  };
}

function times(work: () => void): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}
