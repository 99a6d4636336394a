import { Pager } from './Pager.tsx';
import type { ListQuery } from './useListQuery.ts';

/** Props of `ListPager`. */
export type ListPagerProps = {
  /** What the address says about the list. */
  state: Pick<ListQuery, 'page' | 'pageSize' | 'change'>;
  total: number;
  /** Rows of a page that a person may choose. @default 20 to 1,000 */
  pageSizes?: readonly number[];
};

/** The pager of a list whose page and its size live in the address; nothing where there is no row. */
export function ListPager({ state: { page, pageSize, change }, total, pageSizes }: ListPagerProps) {
  if (total === 0) return null;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      {...(pageSizes && { pageSizes })}
      total={total}
      onPage={(value) => change({ page: value > 1 ? String(value) : undefined })}
      onPageSize={(value) => change({ size: String(value) })}
    />
  );
}
