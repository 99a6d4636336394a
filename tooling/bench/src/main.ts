#!/usr/bin/env node
import type { BenchResult } from './lib/report.ts';

const BENCHES: Record<string, () => Promise<(args: string[]) => Promise<BenchResult>>> = {
  ai: async () => (await import('./ai/benchAi.ts')).benchAi,
  answers: async () => (await import('./answers/benchAnswers.ts')).benchAnswers,
  apps: async () => (await import('./apps/benchApps.ts')).benchApps,
  auth: async () => (await import('./auth/benchAuth.ts')).benchAuth,
  faults: async () => (await import('./faults/benchFaults.ts')).benchFaults,
  guard: async () => (await import('./guard/benchGuard.ts')).benchGuard,
  guide: async () => (await import('./guide/benchGuide.ts')).benchGuide,
  house: async () => (await import('./house/benchHouse.ts')).benchHouse,
  http: async () => (await import('./http/benchHttp.ts')).benchHttp,
  ledger: async () => (await import('./ledger/benchLedger.ts')).benchLedger,
  menu: async () => (await import('./menu/benchMenu.ts')).benchMenu,
  mutation: async () => (await import('./mutation/benchMutation.ts')).benchMutation,
  packages: async () => (await import('./packages/benchPackages.ts')).benchPackages,
  push: async () => (await import('./push/benchPush.ts')).benchPush,
  'push-sockets': async () => (await import('./push/benchPushSockets.ts')).benchPushSockets,
  'push-browser': async () => (await import('./push/benchPushBrowser.ts')).benchPushBrowser,
  scale: async () => (await import('./scale/benchScale.ts')).benchScale,
  search: async () => (await import('./search/benchSearch.ts')).benchSearch,
  service: async () => (await import('./service/benchService.ts')).benchService,
  shell: async () => (await import('./shell/benchShell.ts')).benchShell,
  size: async () => (await import('./size/benchSize.ts')).benchSize,
  soak: async () => (await import('./soak/benchSoak.ts')).benchSoak,
  start: async () => (await import('./start/benchStart.ts')).benchStart,
  tabs: async () => (await import('./tabs/benchTabs.ts')).benchTabs,
};

const [name = '', ...args] = process.argv.slice(2);
const load = BENCHES[name];
if (!load) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
const { figures, bars } = await (await load())(args);
for (const bar of bars)
  console.log(`${bar.ok ? 'ok  ' : 'MISS'} ${bar.name}: ${bar.value} (limit ${bar.limit})`);
console.log(JSON.stringify({ bench: name, figures, bars }));
process.exit(bars.every((bar) => bar.ok) ? 0 : 1);
