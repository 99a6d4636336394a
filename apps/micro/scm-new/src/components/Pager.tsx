import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import classes from './Pager.module.css';

export type PagerProps = {
  page: number;
  pageSize: number;
  total: number;
  onPage(page: number): void;
};

/** Which part of a list is shown, and the way to the parts beside it. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const values = {
    from: format.number(Math.min(total, (page - 1) * pageSize + 1)),
    to: format.number(Math.min(total, page * pageSize)),
    total: format.number(total),
  };
  return (
    <nav className={classes.pager} aria-label={i18n._({ id: 'scm.pager', message: '翻页' })}>
      <span aria-live="polite">
        {i18n._({ id: 'scm.pager.range', message: '第 {from}–{to} 条，共 {total} 条', values })}
      </span>
      <span className={classes.buttons}>
        <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {i18n._({ id: 'scm.pager.previous', message: '上一页' })}
        </button>
        <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {i18n._({ id: 'scm.pager.next', message: '下一页' })}
        </button>
      </span>
    </nav>
  );
}
