import { useState } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';
import { lateFlow } from './lateFlow.tsx';

/** `/oauth/center`. */
export function CenterRoute() {
  const services = useServices();
  const [Page] = useState(() =>
    lateFlow(services, async () => {
      const { CenterPage, catalogs } = await import('../features/account/CenterPage.tsx');
      return { page: CenterPage, catalogs };
    }),
  );
  return <Page />;
}
