import { queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

/** The own phone number and e-mail address, with their middle hidden. */
export function ownContactsQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['own-contacts'],
    queryFn: ({ signal }) => api.queryOwnContacts({}, { signal }),
  });
}

/** The providers of OpenID Connect, and whether the own account is linked to each. */
export function ownSignInsQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['own-sign-ins'],
    queryFn: ({ signal }) => api.queryOwnSignIns({}, { signal }),
  });
}

/** When the person wants to be left alone. */
export function muteTimeQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['mute-time'],
    queryFn: ({ signal }) => api.getNoticeMuteTime({}, { signal }),
  });
}

/** The own second step: whether it is on, and what is left of its recovery codes. */
export function secondFactorQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['own-second-factor'],
    queryFn: ({ signal }) => api.querySecondFactor({}, { signal }),
  });
}

/** Where the person is signed in. */
export function devicesQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['own-devices'],
    queryFn: ({ signal }) => api.queryOwnDevices({}, { signal }),
  });
}

/** The own passkeys. */
export function passkeysQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['own-passkeys'],
    queryFn: ({ signal }) => api.queryPasskeys({}, { signal }),
  });
}
