import { systemLabel } from '@portal/menu-engine/core';
import { latePart, useLocale } from '@portal/ui';
import { useParams } from '@tanstack/react-router';
import { NoAccessPage } from '../../pages/messagePages.tsx';
import { useSystems } from '../../workspace/useSystems.ts';
import { entryFeatures } from '../entryFeatures.ts';

const OFFERS = entryFeatures.flatMap(({ accessOffers }) => accessOffers.map((load) => latePart(load)));

/** `/401` and `/401/{systemCode}`; the system is named as the company knows it. */
export function NoAccessRoute() {
  const { systemCode } = useParams({ strict: false });
  const locale = useLocale();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  return (
    <main>
      <NoAccessPage systemName={system ? systemLabel(system, locale) : systemCode}>
        {OFFERS.map((Offer, at) => (
          <Offer key={at} systemCode={system?.systemCode} />
        ))}
      </NoAccessPage>
    </main>
  );
}
