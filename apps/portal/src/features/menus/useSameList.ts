import { useRef } from 'react';

/** A list that stays the same object for as long as it holds the same values in the same order. */
export function useSameList<Value>(list: readonly Value[]): readonly Value[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((value, at) => value === kept.current[at]);
  if (!isSame) kept.current = list;
  return kept.current;
}
