import { systemLabel } from '@portal/menu-engine/core';
import { latePart, useLocale } from '@portal/ui';
import { useParams } from '@tanstack/react-router';
import { useSystems } from '../layout/useSystems.ts';
import { NoAccessPage } from '../pages/NoAccessPage.tsx';

const SwitchCompany = latePart(
  async () => (await import('../features/account/SwitchCompany.tsx')).SwitchCompany,
);
const FreePackageOffer = latePart(
  async () => (await import('../features/account/FreePackageOffer.tsx')).FreePackageOffer,
);

/** `/401` and `/401/{systemCode}`; the system is named as the company knows it. */
export function NoAccessRoute() {
  const { systemCode } = useParams({ strict: false });
  const locale = useLocale();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  return (
    <main>
      <NoAccessPage systemName={system ? systemLabel(system, locale) : systemCode}>
        {system && <FreePackageOffer systemCode={system.systemCode} />}
        <SwitchCompany />
      </NoAccessPage>
    </main>
  );
}
