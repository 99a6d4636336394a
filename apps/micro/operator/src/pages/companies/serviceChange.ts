import type { OperatorService } from '@portal/api-client/contract/operator';
import { type DayTime, toDayTime, toMoment } from '../../components/moments.ts';

/** What the form of a service holds. */
export type ServiceValues = {
  ends: DayTime;
  status: string;
  plan: string;
  quotas: readonly { item: string; left: number; isUnlimited: boolean }[];
};

/** What of a service was changed; what was not is left out, so that nobody else's change is taken back. */
export function serviceChange(service: OperatorService, { ends, status, plan, quotas }: ServiceValues) {
  const { expiresAt, quotas: before } = service;
  const was = toDayTime(expiresAt);
  const isOtherEnd = was.day !== ends.day || was.time !== ends.time;
  const isOtherQuota = quotas.some(({ item, left, isUnlimited }) => {
    const former = before.find((one) => one.item === item);
    return (former?.left ?? 0) !== left || (former?.isUnlimited ?? false) !== isUnlimited;
  });
  const state = ([2, 3, 4, 9] as const).find((one) => String(one) === status && one !== service.status);
  return {
    ...(isOtherEnd && { expiresAt: toMoment(ends) ?? null }),
    ...(state && { status: state }),
    ...(plan !== '' && { plan }),
    // A plan brings its own.
    ...(plan === '' && isOtherQuota && { quotas: [...quotas] }),
  };
}
