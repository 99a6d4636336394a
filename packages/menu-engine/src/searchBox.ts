export type { SearchRecords } from './tools/components/SearchBox/recordSearch.ts';
export type {
  SearchBoxHandle,
  SearchBoxProps,
  SearchOffer,
} from './tools/components/SearchBox/SearchBox.tsx';
export { SearchBox } from './tools/components/SearchBox/SearchBox.tsx';
export type { FoundItem, SearchSection } from './tools/components/SearchBox/searchItems.ts';
export type { FurtherSearch } from './tools/components/SearchBox/useFurtherSearch.ts';
export type { FindMenus, MenuSearchSource } from './tools/react/useMenuSearch.ts';
export { useMenuSearch } from './tools/react/useMenuSearch.ts';
