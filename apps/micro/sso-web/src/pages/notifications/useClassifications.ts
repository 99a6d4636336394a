import { useGuest } from '@portal/embed/react-guest';
import { showCategories } from '@portal/notify/core';
import { toCategories } from '@portal/notify/portal';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { classificationsQuery } from './noticeQueries.ts';

/** The types of messages, named in the language in use; none until they are known. */
export function useClassifications() {
  const { locale } = useGuest();
  const { data } = useQuery(classificationsQuery(useApi()));
  return showCategories(toCategories(data?.dataList ?? []), [], locale);
}
