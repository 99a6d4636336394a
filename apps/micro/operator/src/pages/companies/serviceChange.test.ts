import { expect, it } from 'vitest';
import { toDayTime } from '../../components/moments.ts';
import { serviceChange } from './serviceChange.ts';

const expiresAt = new Date(2027, 0, 31, 8).toISOString();
const quota = { item: 'ORDER_QUANTITY', left: 10, isUnlimited: false };
const service = { systemCode: 'ERP', status: 2, expiresAt, quotas: [quota], plans: ['trial'] };
const same = { ends: toDayTime(expiresAt), status: '2', plan: '', quotas: [quota] };

it('a service’s form sends what was changed alone', () => {
  expect(serviceChange(service, same)).toEqual({});
  expect(serviceChange(service, { ...same, status: '3' })).toEqual({ status: 3 });
  expect(serviceChange(service, { ...same, ends: { day: '', time: '' } })).toEqual({ expiresAt: null });
  const later = new Date(2028, 0, 31, 8).toISOString();
  expect(serviceChange(service, { ...same, ends: toDayTime(later) })).toEqual({ expiresAt: later });
  const quotas = [{ ...quota, left: 11 }];
  expect(serviceChange(service, { ...same, quotas })).toEqual({ quotas });
});

it('a plan brings its own quotas: those of the form are not sent with it', () => {
  const quotas = [{ ...quota, isUnlimited: true }];
  expect(serviceChange(service, { ...same, plan: 'trial', quotas })).toEqual({ plan: 'trial' });
});
