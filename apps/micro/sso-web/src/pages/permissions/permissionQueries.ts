import type { AuditKind } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

/** A page of the company's people. */
export function subUsersQuery(
  api: SsoApi,
  request: { keyword?: string | undefined; pageNo: number; pageSize: number },
) {
  return queryOptions({
    queryKey: ['sub-users', request],
    queryFn: ({ signal }) => api.querySubUserPage({ paging: true, ...request }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the audit log, which goes on while one looks at it. */
export function auditQuery(
  api: SsoApi,
  request: { kind: AuditKind | undefined; pageNo: number; pageSize: number },
) {
  return queryOptions({
    queryKey: ['audit-log', request],
    queryFn: ({ signal }) => api.queryAuditLog(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of where the company's people are signed in. */
export function companySessionsQuery(api: SsoApi, request: { pageNo: number; pageSize: number }) {
  return queryOptions({
    queryKey: ['company-sessions', request],
    queryFn: ({ signal }) => api.queryCompanySessionPage(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what the company's people exported. */
export function companyExportsQuery(api: SsoApi, request: { pageNo: number; pageSize: number }) {
  return queryOptions({
    queryKey: ['company-exports', request],
    queryFn: ({ signal }) => api.queryCompanyExportPage(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The systems and menus that can be granted. */
export function grantableMenusQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['grantable-menus'],
    queryFn: ({ signal }) => api.queryGrantableMenus({}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The menus that a person has, or all sub-accounts together. */
export function grantedMenusQuery(api: SsoApi, holder: string) {
  return queryOptions({
    queryKey: ['granted-menus', holder],
    queryFn: ({ signal }) => api.queryGrantedMenus({ holder }, { signal }),
    // What is being edited must not change under the person's hands.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** What the company demands of sign-ins. */
export function companyDoorsQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['company-doors'],
    queryFn: ({ signal }) => api.queryCompanyDoors({}, { signal }),
  });
}
