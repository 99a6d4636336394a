import { usePageTitle } from '@portal/embed/react-guest';
import { type DetailPanelProps, neighbours, PagedList, type PagedListProps } from '@portal/ui/table';
import { Fragment, type ReactNode } from 'react';
import list from './list.module.css';
import { useOpenId } from './useOpenId.ts';

/** What the panel of an opened row takes. */
export type OpenedRow = { id: string } & Pick<DetailPanelProps, 'onClose' | 'onPrevious' | 'onNext'>;

export type OpenableListProps<Row extends { id: string }> = Omit<
  PagedListProps<Row>,
  'aside' | 'rowId' | 'onOpenRow' | 'openRowId'
> & { panel: (row: OpenedRow) => ReactNode };

/** A page of a list, with the row that the address opens beside it; the panel leads to the rows before and after. */
export function OpenableList<Row extends { id: string }>({ panel, head, ...props }: OpenableListProps<Row>) {
  const [openId, open] = useOpenId();
  usePageTitle(props.title);
  const rows = props.query.data?.dataList ?? [];
  const position = rows.findIndex(({ id }) => id === openId);
  return (
    <PagedList
      {...props}
      head={<div className={list.head}>{head}</div>}
      aside={
        openId && (
          <Fragment key={openId}>
            {panel({ id: openId, onClose: () => open(undefined), ...neighbours(rows, position, open) })}
          </Fragment>
        )
      }
      rowId={({ id }) => id}
      onOpenRow={open}
      openRowId={openId}
    />
  );
}
