import { accountQueries } from '@portal/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateExtra } from '../../router/lateFlow.tsx';
import { useServices } from '../../wiring/ServicesContext.ts';

/* For all others the guide's rules are not loaded either. */
const CLASSES = new Set(['TIKTOK', 'SAIL']);

/** The way to the supply chain's initialisation guide, for those whom it is meant for. */
export function InitialGuideTool() {
  const services = useServices();
  const user = useQuery(accountQueries(services.api).userInfo()).data;
  const [Button] = useState(() =>
    lateExtra(services, async () => {
      const { InitialGuideButton, catalogs } = await import('./InitialGuideButton.tsx');
      return { page: InitialGuideButton, catalogs };
    }),
  );
  if (!CLASSES.has(user?.classification ?? '')) return null;
  return <Button classification={user?.classification} />;
}
