import type { ColumnLayout } from './columnLayout.ts';
import type { QueryLike } from './QueryStates.tsx';

/** A view of a list that was saved under a name: filters, order and columns. */
export type SavedView = {
  id: string;
  name: string;
  /** Filters and order, as a query string. */
  query: string;
  /** Missing in a view that leaves the columns as they are. */
  columns?: ColumnLayout | undefined;
  /** Colleagues see it and copy it. */
  isShared: boolean;
  isOwn: boolean;
  /** Whose it is, for views of colleagues. */
  owner?: string | undefined;
  /** Grows with every change. */
  version: number;
};

/** A view to keep: a new one without an id, or one as it was seen with its id and version. */
export type ViewToSave = Pick<SavedView, 'name' | 'query' | 'isShared'> & {
  id?: string | undefined;
  version?: number | undefined;
  columns: ColumnLayout | null;
};

/** How a person looks at a list, wherever it is kept. */
export type ListViews = {
  /** Whether it is known how the columns are arranged, or that this cannot be known. */
  isReady: boolean;
  /** @default the columns as the list has them */
  layout: ColumnLayout | undefined;
  onLayout: (layout: ColumnLayout | undefined) => void;
  /** The person's own views, and those that colleagues share. */
  saved: QueryLike<readonly SavedView[]>;
  save: (view: ViewToSave) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};
