import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import { TablePage, type TablePageProps } from './TablePage.tsx';

/** Props of `PagedList`. */
export type PagedListProps<Row extends object> = Omit<TablePageProps, 'foot' | 'children' | 'title'> &
  Omit<PagedTableProps<Row>, 'label'> & { title: string };

/** A page of a list that the server pages: its rows or why there are none, and the pager below. */
export function PagedList<Row extends object>(props: PagedListProps<Row>) {
  const { title, lead, actions, head, aside, ...table } = props;
  return (
    <TablePage {...{ title, lead, actions, head, aside }}>
      <PagedTable {...table} label={title} />
    </TablePage>
  );
}
