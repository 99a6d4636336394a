import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { ConnectionLayer, connectionPorts } from './ConnectionLayer.tsx';

const PAGE_REPORTS = '/page-report';

/** Says when the network or the server is away, and when another version waits; tells the server how a sample of pages fares. */
export const connection = defineFeature({
  name: 'connection',
  ports: connectionPorts,
  catalogs: [lateTexts],
  layers: [ConnectionLayer],
  start({ config }) {
    const { pageReports: share = 0 } = config();
    if (share > 0) report(share).catch(() => {});
  },
});

async function report(share: number): Promise<void> {
  const { startPageReport } = await import('@portal/api-client/report');
  startPageReport({ url: PAGE_REPORTS, share, usableMark: 'portal:usable' });
}
