export { createMenuSearch } from './createMenuSearch.ts';
export type { NameHit, NameSearch } from './createNameSearch.ts';
export { createNameSearch } from './createNameSearch.ts';
export type { WideSearchOptions } from './createWideSearch.ts';
export { createWideSearch } from './createWideSearch.ts';
export type { PinyinTable } from './pinyinTable.ts';
export { tradeSynonyms } from './synonyms.ts';
export type {
  MatchQuality,
  MenuHit,
  MenuSearch,
  MenuSearchOptions,
  MenuSearchRequest,
  TextRange,
} from './types.ts';
