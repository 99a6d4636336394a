import { useCallback, useMemo, useRef, useState } from 'react';
import { menusPorts } from './ports.ts';

/** A choice of yes or no that this device remembers. */
export function useKeptFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const { storage } = menusPorts.use();
  const [value, setValue] = useState(() => {
    const kept = storage.get(name);
    return kept === null ? initial : kept === '1';
  });
  const keep = useCallback(
    (next: boolean) => {
      storage.set(name, next ? '1' : '0');
      setValue(next);
    },
    [storage, name],
  );
  return [value, keep];
}

/** A list that stays the same object for as long as it holds the same values in the same order. */
export function useSameList<Value>(list: readonly Value[]): readonly Value[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((value, at) => value === kept.current[at]);
  if (!isSame) kept.current = list;
  return kept.current;
}

/** A record that stays the same object for as long as each of its values does; it always has the same names. */
export function useSameRecord<Values extends object>(values: Values): Values {
  return useMemo(() => values, Object.values(values));
}
