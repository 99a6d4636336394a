import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { useCallback } from 'react';
import { pathWith } from './pathWith.ts';

/** The id that the address opens, and how to open another or none; the rest of the address stays. */
export function useOpenId(): [string | null, (id: string | undefined) => void] {
  const { history } = useGuest();
  const id = new URLSearchParams(usePanePath().split('?')[1]).get('id');
  const open = useCallback(
    (next: string | undefined) => history.navigate(pathWith(history.getPath(), { id: next })),
    [history],
  );
  return [id || null, open];
}
