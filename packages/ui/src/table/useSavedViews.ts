import { useLingui } from '@lingui/react';
import { useFeedback } from '../react/FeedbackContext.ts';
import { useFailureToast } from '../react/useFailureToast.ts';
import { isSameLayout, knownLayout, OWN_LAYOUT } from './columnLayout.ts';
import type { ListViews, SavedView, ViewToSave } from './ListViews.ts';
import { fromSavedQuery, toSavedQuery } from './savedQuery.ts';
import type { ListQuery } from './useListQuery.ts';

/** What can be done with the views of a list, from what its address and its columns are now. */
export function useSavedViews(views: ListViews, state: ListQuery, keys: readonly string[]) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const now = toSavedQuery(state.query);
  const layout = knownLayout(views.layout ?? OWN_LAYOUT, keys).layout;
  const all = views.saved.data ?? [];
  const hasColumns = (view: SavedView) =>
    !view.columns || isSameLayout(knownLayout(view.columns, keys).layout, layout);
  const isCurrent = (view: SavedView) => view.query === now && hasColumns(view);

  const open = (view: SavedView) => {
    const { layout: columns, gone } = knownLayout(view.columns ?? layout, keys);
    const { sort, ...asked } = fromSavedQuery(view.query);
    const isSorted = sort !== undefined && keys.includes(sort);
    const before = views.layout;
    if (view.columns) views.onLayout(isSameLayout(columns, OWN_LAYOUT) ? undefined : columns);
    state.change({ ...asked, ...(isSorted ? { sort } : { sort: undefined, dir: undefined }) });
    const lost = new Set([...gone, ...(sort === undefined || isSorted ? [] : [sort])]).size;
    if (lost > 0)
      toasts.show({
        tone: 'warning',
        title: i18n._({
          id: 'ui.view.gone',
          message: '视图「{name}」中有 {count} 列已不存在，其余照常显示',
          values: { name: view.name, count: lost },
        }),
      });
    // An arrangement that stands in no view would be lost.
    const isKept = !before || all.some((one) => one.columns && isSameLayout(one.columns, before));
    if (view.columns && !isKept && !hasColumns(view))
      toasts.show({
        tone: 'info',
        title: i18n._({ id: 'ui.view.columnsChanged', message: '列已按视图显示' }),
        action: {
          label: i18n._({ id: 'ui.view.columnsBack', message: '恢复之前的列' }),
          onClick: () => views.onLayout(before),
        },
      });
  };
  /** Whether it worked; where it did not, the person is told. */
  const run = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  };
  const save = ({ columns = layout, ...view }: Partial<ViewToSave> & Pick<ViewToSave, 'name'>) =>
    run(
      views.save({
        query: now,
        isShared: false,
        ...view,
        // What is gone cannot be kept.
        columns: columns && knownLayout(columns, keys).layout,
      }),
    );
  return {
    now,
    all,
    isCurrent,
    open,
    save,
    remove: (view: SavedView) => run(views.remove(view.id)),
    /** Keeps what is shown now in the place of what the view was. */
    update: ({ id, version, name, isShared }: SavedView) => save({ id, version, name, isShared }),
    /** Gives a view another name, and changes nothing else of it. */
    rename: ({ isOwn: _, owner: __, columns = undefined, ...view }: SavedView, name: string) =>
      save({ ...view, columns: columns ?? null, name }),
    share: ({ isOwn: _, owner: __, columns = undefined, ...view }: SavedView) =>
      save({ ...view, columns: columns ?? null, isShared: !view.isShared }),
    copy: ({ name, query, columns }: SavedView) =>
      save({ name: freeName(name, all), query, columns: columns ?? null }),
  };
}

/** A name that none of the person's own views has. */
function freeName(name: string, all: readonly SavedView[]): string {
  const own = new Set(all.filter(({ isOwn }) => isOwn).map((view) => view.name));
  for (let count = 2, free = name; ; count++) {
    if (!own.has(free)) return free;
    free = `${name.slice(0, 34)} (${count})`;
  }
}
