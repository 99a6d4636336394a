import { accountQueries } from '@portal/account';
import { seesInitialGuide } from '@portal/guide/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSystems } from '../../layout/useSystems.ts';
import { lateExtra } from '../../router/lateFlow.ts';
import { useServices } from '../../wiring/ServicesContext.ts';

/** The way to the supply chain's initialisation guide, for those whom it is meant for. */
export function InitialGuideTool() {
  const services = useServices();
  const user = useQuery(accountQueries(services.api).userInfo()).data;
  const erp = useSystems().find(({ systemCode }) => systemCode === 'ERP');
  const [Button] = useState(() =>
    lateExtra(services, async () => {
      const { InitialGuideButton, catalogs } = await import('./InitialGuideButton.tsx');
      return { page: InitialGuideButton, catalogs };
    }),
  );
  const facts = { classification: user?.classification, serviceActive: erp?.serviceActive };
  if (!seesInitialGuide(facts)) return null;
  return (
    <Suspense>
      <Button />
    </Suspense>
  );
}
