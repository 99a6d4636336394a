import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './useApi.ts';

/** The calls that answer a page of a list. */
type PageCall = {
  [Name in keyof OperatorApi]: Name extends `queryOperator${string}Page` ? Name : never;
}[keyof OperatorApi];

/** A page of one of the console's lists, under a key that its changes ask anew. */
export function pageQuery<Name extends PageCall>(
  api: OperatorApi,
  name: Name,
  request: Parameters<OperatorApi[Name]>[0],
) {
  const call = api[name] as (
    request: Parameters<OperatorApi[Name]>[0],
    options: { signal: AbortSignal },
  ) => ReturnType<OperatorApi[Name]>;
  return queryOptions({
    queryKey: [name, request],
    queryFn: ({ signal }) => call(request, { signal }) as Promise<Awaited<ReturnType<OperatorApi[Name]>>>,
    placeholderData: keepPreviousData,
  });
}

/** A company with its services. */
export function companyQuery(api: OperatorApi, companyId: string) {
  return queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => api.getOperatorCompany({ companyId }, { signal }),
  });
}

/** A person with companies and devices. */
export function personQuery(api: OperatorApi, userId: string) {
  return queryOptions({
    queryKey: ['person', userId],
    queryFn: ({ signal }) => api.getOperatorPerson({ userId }, { signal }),
  });
}

/** The companies and systems that forms offer. */
export function choicesQuery(api: OperatorApi) {
  return queryOptions({
    queryKey: ['choices'],
    queryFn: ({ signal }) => api.queryOperatorChoices({}, { signal }),
    staleTime: 60_000,
  });
}

/** An announcement as it was written; what is being edited must not change under the person's hands. */
export function announcementQuery(api: OperatorApi, id: string) {
  return queryOptions({
    queryKey: ['announcement', id],
    queryFn: ({ signal }) => api.getOperatorAnnouncement({ id }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** A help document as it was written; what is being edited must not change under the person's hands. */
export function helpQuery(api: OperatorApi, docId: string) {
  return queryOptions({
    queryKey: ['help', docId],
    queryFn: ({ signal }) => api.getOperatorHelp({ docId }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** A version of an agreement as it was written; what is being edited must not change under the person's hands. */
export function agreementQuery(api: OperatorApi, version: { id: string; version: string }) {
  return queryOptions({
    queryKey: ['agreement', version],
    queryFn: ({ signal }) => api.getOperatorAgreement(version, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** The folders of the help centre. */
export function helpFoldersQuery(api: OperatorApi) {
  return queryOptions({
    queryKey: ['help-folders'],
    queryFn: ({ signal }) => api.queryOperatorHelpFolders({}, { signal }),
    refetchOnWindowFocus: false,
  });
}

/** How the service does; asked again while somebody looks. */
export function healthQuery(api: OperatorApi) {
  return queryOptions({
    queryKey: ['health'],
    queryFn: ({ signal }) => api.getOperatorHealth({}, { signal }),
    refetchInterval: 15_000,
  });
}

/** What is set up; what is being edited must not change under the person's hands. */
export function setupQuery(api: OperatorApi) {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: ({ signal }) => api.getOperatorSetup({}, { signal }),
    refetchOnWindowFocus: false,
  });
}
