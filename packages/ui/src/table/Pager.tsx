import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useId } from 'react';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useFormatters } from '../react/useFormatters.ts';
import classes from './Pager.module.css';
import { SelectField } from './SelectField.tsx';

/** Rows of a page that a person may choose. */
const PAGE_SIZES: readonly number[] = [20, 50, 100, 200, 500, 1_000];

/** Props of `Pager`. */
export type PagerProps = {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Lets the size of a page be chosen. */
  onPageSize?: (pageSize: number) => void;
  /** @default 20 to 1,000 */
  pageSizes?: readonly number[];
};

/** Which part of a list is shown, the way to its other parts, and how long a part is. */
export function Pager({ page, pageSize, total, onPage, onPageSize, pageSizes = PAGE_SIZES }: PagerProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const id = useId();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const perPage = i18n._({ id: 'ui.table.pageSize', message: '每页' });
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [pageSize, ...pageSizes];
  const values = {
    from: format.number(Math.min(total, (page - 1) * pageSize + 1)),
    to: format.number(Math.min(total, page * pageSize)),
    total: format.number(total),
  };
  const isBeyond = total > 0 && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no reason to turn the page again
  useEffect(() => {
    if (isBeyond) onPage(last);
  }, [isBeyond, last]);
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(asked)) onPage(Math.min(last, Math.max(1, asked)));
  };
  return (
    <nav className={classes.pager} aria-label={i18n._({ id: 'ui.table.pager', message: '翻页' })}>
      <span aria-live="polite">
        {i18n._({ id: 'ui.table.range', message: '第 {from}–{to} 条，共 {total} 条', values })}
      </span>
      <span className={classes.tools}>
        {onPageSize && (
          <span className={classes.size}>
            <label htmlFor={id}>{perPage}</label>
            <SelectField
              isSmall
              id={id}
              label={perPage}
              value={String(pageSize)}
              options={sizes.map((size) => ({ value: String(size), label: format.number(size) }))}
              onChange={(size) => onPageSize(Number(size))}
            />
          </span>
        )}
        <IconButton
          icon="chevron-left"
          label={i18n._({ id: 'ui.table.previous', message: '上一页' })}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <form className={classes.jump} onSubmit={jump}>
          <input
            key={page}
            name="page"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={page}
            aria-label={i18n._({ id: 'ui.table.page', message: '页码' })}
            onFocus={({ target }) => target.select()}
          />
          <span>/ {format.number(last)}</span>
        </form>
        <IconButton
          icon="chevron-right"
          label={i18n._({ id: 'ui.table.next', message: '下一页' })}
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
