import { useState } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';
import { lateFlow } from './lateFlow.tsx';

/** `/transfer`. */
export function TransferRoute() {
  const services = useServices();
  const [Page] = useState(() =>
    lateFlow(services, async () => {
      const { TransferPage, catalogs } = await import('../features/account/TransferPage.tsx');
      return { page: TransferPage, catalogs };
    }),
  );
  return <Page />;
}
