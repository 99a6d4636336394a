import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { type HostKind, hasQuantity, judgeSystemAccess, systemLabel } from '@portal/menu-engine/core';
import { ActionButton, latePart, useLocale } from '@portal/ui';
import { useParams } from '@tanstack/react-router';
import { NoAccessPage } from '../../pages/messagePages.tsx';
import { workspacePorts } from '../../workspace/ports.ts';
import { useSystems } from '../../workspace/useSystems.ts';
import { entryFeatures } from '../entryFeatures.ts';

const OFFERS = entryFeatures.flatMap(({ accessOffers }) => accessOffers.map((load) => latePart(load)));
const SERVICES = '/#/company/serve/serve-manage';

/** `/401` and `/401/{systemCode}`: why the system does not open, who may renew it, and the way on. */
export function NoAccessRoute() {
  const { systemCode } = useParams({ strict: false });
  const { i18n } = useLingui();
  const locale = useLocale();
  const { host } = workspacePorts.use();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  const name = system ? systemLabel(system, locale) : systemCode;
  const stop = system && whyStopped(system, host());
  return (
    <main>
      <NoAccessPage systemName={name} reason={stop && words(stop, name ?? '', i18n)}>
        {stop && (
          <ActionButton isPrimary href={SERVICES}>
            {i18n._({ id: 'portal.buyOrRenew', message: '订购或续费' })}
          </ActionButton>
        )}
        {OFFERS.map((Offer, at) => (
          <Offer key={at} systemCode={system?.systemCode} />
        ))}
      </NoAccessPage>
    </main>
  );
}

type Stop = 'used-up' | 'disabled' | 'abandoned' | 'no-package';

/** Why a company's own system does not open, where renewing or buying helps; undefined where it is a matter of rights. */
export function whyStopped(system: SystemEntry, host: HostKind): Stop | undefined {
  const access = judgeSystemAccess({ system, host });
  if (access.kind === 'package-problem') return access.reason;
  if (access.kind === 'blocked-quota') return 'used-up';
  if (access.kind !== 'no-access') return undefined;
  switch (access.reason) {
    case 'not-authorised':
      // What is counted is used up; without a count it is the right that is missing.
      return (system.serviceBillingValueDTOList ?? []).length > 0 && !hasQuantity(system)
        ? 'used-up'
        : undefined;
    case 'unknown-system':
      return undefined;
    default:
      return access.reason;
  }
}

function words(stop: Stop, name: string, i18n: Pick<I18n, '_'>): { title: string; text: string } {
  const values = { name };
  const titles = {
    'used-up': i18n._({ id: 'portal.stopped.usedUp', message: '「{name}」的额度已用完', values }),
    disabled: i18n._({ id: 'portal.stopped.disabled', message: '「{name}」已停用', values }),
    abandoned: i18n._({ id: 'portal.stopped.abandoned', message: '「{name}」的服务已到期', values }),
    'no-package': i18n._({ id: 'portal.stopped.noPackage', message: '贵公司还没有订购「{name}」', values }),
  };
  return {
    title: titles[stop],
    text: i18n._({
      id: 'portal.stopped.who',
      message:
        '主账号和有「服务管理」权限的同事可以订购或续费，完成后立即可用；其他人请联系他们。数据都还在。',
    }),
  };
}
