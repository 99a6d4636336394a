import type { Api } from '@portal/api-client';
import type { ColumnLayout, listViewsContract, RequestOf } from '@portal/api-client/contract';
import { useFailureToast } from '@portal/ui/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { askAnew } from './askAnew.ts';

type ListViewsApi = Pick<
  Api<typeof listViewsContract>,
  'queryListViews' | 'saveListColumns' | 'saveListView' | 'deleteListView'
>;
type NewView = Omit<RequestOf<typeof listViewsContract.saveListView>, 'list'>;

/** The name of a list under which its columns and views are kept: the resource, and which of its views is shown. */
export function listNameOf(resource: string, view: string | undefined | null): string {
  const preset = view?.split('.')[0];
  return preset && preset !== 'all' && /^[a-z0-9-]{1,30}$/.test(preset) ? `${resource}:${preset}` : resource;
}

/** How the person looks at a list: columns and saved views, kept by the server. */
export function useListViews(api: ListViewsApi, list: string) {
  const client = useQueryClient();
  const tell = useFailureToast();
  const queryKey = ['list-views', list];
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // An answer of before the write would undo what is shown.
      await writing.current;
      return api.queryListViews({ list }, { signal });
    },
    staleTime: 5 * 60_000,
  });

  /** Shown at once; writes follow each other, so that the last one stays. */
  const onLayout = (columns: ColumnLayout | undefined) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<typeof query.data>(queryKey, (before) => ({ dataList: [], ...before, columns }));
    writing.current = writing.current
      .then(() => api.saveListColumns({ list, columns: columns ?? null }))
      .catch(tell);
  };
  /** What is there now is shown, also where the change was refused. */
  const change = async (work: Promise<unknown>) => {
    try {
      return await work;
    } finally {
      await askAnew(client, queryKey);
    }
  };
  const { data, isPending, isFetching, error, refetch } = query;
  return {
    isReady: !isPending,
    layout: data?.columns,
    onLayout,
    saved: { data: data?.dataList, isPending, isFetching, error, refetch },
    save: (view: NewView) => change(api.saveListView({ list, ...view })),
    remove: (id: string) => change(api.deleteListView({ id })),
  };
}
