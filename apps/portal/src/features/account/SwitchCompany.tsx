import { Trans } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { catalogs } from '../i18n.ts';

/** For a person of several companies: the choice of another one, and then the page that was wanted. */
export function SwitchCompany() {
  const services = useServices();
  const { data } = useQuery({
    queryKey: ['account', 'other-companies'],
    queryFn: async () => {
      const { api } = services;
      const [all, present] = await Promise.all([
        api.getPersonalUserSub({}, { silent: true }),
        // The server knows for which company it answers; the page may have been opened with another one.
        api.getUserOnlineSubCodeEncry({}, { silent: true }),
      ]);
      return all.filter((one) => one.subjectCodeEncrypt !== present.subjectCodeEncrypt);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // On this page nothing else brings the texts of the late parts.
  useEffect(() => void services.locales.add(catalogs), [services]);
  if (!data || data.length === 0) return null;
  const choose = () => {
    services.queryClient.clear();
    services.entered = undefined;
    services.account.subjectRequired();
    services.navigate(services.wanted ?? '/', { replace: true });
  };
  return (
    <ActionButton isPrimary onClick={choose}>
      <Trans id="portal.switchCompany" message="切换公司后打开" />
    </ActionButton>
  );
}
