import { useCallback, useState } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';

/** A choice of yes or no that this device remembers. */
export function useKeptFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const { storage } = useServices();
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
