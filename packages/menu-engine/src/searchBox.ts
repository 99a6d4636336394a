export type {
  SearchBoxHandle,
  SearchBoxProps,
  SearchOffer,
} from './tools/components/SearchBox/SearchBox.tsx';
export { SearchBox } from './tools/components/SearchBox/SearchBox.tsx';
export type { FindMenus, MenuSearchSource } from './tools/react/useMenuSearch.ts';
export { useMenuSearch } from './tools/react/useMenuSearch.ts';
