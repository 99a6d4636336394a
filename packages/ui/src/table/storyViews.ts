import { useState } from 'react';
import type { ColumnLayout } from './columnLayout.ts';
import type { ListViews, SavedView, ViewToSave } from './ListViews.ts';

/** Views that live as long as the story; `refuse` stands for a server that takes none. */
export function useStoryViews(
  initial: readonly SavedView[] = [],
  start?: ColumnLayout,
  refuse?: object,
): ListViews & { all: readonly SavedView[] } {
  const [all, setAll] = useState(initial);
  const [layout, onLayout] = useState<ColumnLayout | undefined>(start);
  const save = async ({ id = crypto.randomUUID(), version = 0, columns, ...view }: ViewToSave) => {
    if (refuse) throw refuse;
    const saved = { ...view, id, version: version + 1, isOwn: true, columns: columns ?? undefined };
    setAll((before) => [...before.filter((one) => one.id !== id), saved]);
  };
  return {
    all,
    isReady: true,
    layout,
    onLayout,
    saved: { data: all, isPending: false, isFetching: false, error: undefined, refetch: () => undefined },
    save,
    remove: async (id) => setAll((before) => before.filter((one) => one.id !== id)),
  };
}
