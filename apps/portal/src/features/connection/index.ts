import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { ConnectionLayer, connectionPorts } from './ConnectionLayer.tsx';

const PAGE_REPORTS = '/page-report';
const PAGE_TRACES = '/page-traces';

/** Says when the network or the server is away, and when another version waits; tells the server how a sample of pages fares. */
export const connection = defineFeature({
  name: 'connection',
  ports: connectionPorts,
  catalogs: [lateTexts],
  layers: [ConnectionLayer],
  start({ config }) {
    const { pageReports: share = 0, traces } = config();
    if (share > 0) report(share).catch(() => {});
    if (traces) reportCalls().catch(() => {});
  },
});

async function reportCalls(): Promise<void> {
  const { startCallReport } = await import('@portal/api-client/report');
  startCallReport({ url: PAGE_TRACES });
}

async function report(share: number): Promise<void> {
  const { startPageReport } = await import('@portal/api-client/report');
  startPageReport({ url: PAGE_REPORTS, share, usableMark: 'portal:usable' });
}
