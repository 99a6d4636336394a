/** Why a person is asked to renew. */
export type RenewalKind = 'quota-used-up' | 'service-expired';

/** Reads the renewal reminder's type: 2 is the order quota, any other value an expired service, none is nothing. */
export function renewalKind(type: unknown): RenewalKind | undefined {
  const text = typeof type === 'number' ? String(type) : typeof type === 'string' ? type.trim() : '';
  if (text === '') return undefined;
  return text === '2' ? 'quota-used-up' : 'service-expired';
}
