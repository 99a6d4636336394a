export { CellValue, type CellValueProps } from './CellValue.tsx';
export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';
export type { ColumnLayout } from './columnLayout.ts';
export type { DataColumn, Sorting } from './DataColumn.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { DayField, type DayFieldProps } from './DayField.tsx';
export { DayRange, type DayRangeProps } from './DayRange.tsx';
export { DetailPanel, type DetailPanelProps } from './DetailPanel.tsx';
export { todayIn } from './dayPresets.ts';
export { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
export {
  FilterBar,
  type FilterBarProps,
  FilterSelect,
  type FilterSelectProps,
} from './FilterBar.tsx';
export { ListPager, type ListPagerProps } from './ListPager.tsx';
export type { ListViews, SavedView, ViewToSave } from './ListViews.ts';
export { filtersOfScope, type ListScope, scopeOfFilters } from './listScope.ts';
export { MarketplaceFilter, type MarketplaceFilterProps } from './MarketplaceFilter.tsx';
export { neighbours } from './neighbours.ts';
export { PagedList, type PagedListProps } from './PagedList.tsx';
export { PagedTable, type PagedTableProps, pageSizeOf } from './PagedTable.tsx';
export { Pager, type PagerProps } from './Pager.tsx';
export { type QueryLike, QueryStates, type QueryStatesProps } from './QueryStates.tsx';
export { RowFacts, type RowFactsProps } from './RowFacts.tsx';
export { type ListFilters, readFilters } from './readFilters.ts';
export { regionName } from './regionName.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { SegmentTabs, type SegmentTabsProps } from './SegmentTabs.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { ShopFilter, type ShopFilterProps } from './ShopFilter.tsx';
export type { StateCounts } from './StateTabs.tsx';
export { StatusBadge, type StatusBadgeProps, type Tone } from './StatusBadge.tsx';
export { TablePage, type TablePageProps } from './TablePage.tsx';
export { type RowSelection, type TableLook, TableView, type TableViewProps } from './TableView.tsx';
export { type TypedAnswer, TypedList, type TypedListProps } from './TypedList.tsx';
export { type ColumnTable, type ColumnTableOptions, useColumnTable } from './useColumnTable.ts';
export { type ListHistory, type ListQuery, useListQuery } from './useListQuery.ts';
export {
  type TypedColumn,
  type TypedRow,
  type TypedStatus,
  type TypedTotals,
  useTypedColumns,
} from './useTypedColumns.tsx';
export { ViewsMenu, type ViewsMenuProps } from './ViewsMenu.tsx';
