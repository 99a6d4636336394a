import { useMemo } from 'react';

/** A record that stays the same object for as long as each of its values does; it always has the same names. */
export function useSameRecord<Values extends object>(values: Values): Values {
  return useMemo(() => values, Object.values(values));
}
