export { createMenuSearch } from './createMenuSearch.ts';
export type { PinyinTable } from './pinyinTable.ts';
export type {
  MatchQuality,
  MenuHit,
  MenuSearch,
  MenuSearchOptions,
  MenuSearchRequest,
  TextRange,
} from './types.ts';
