import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { useCallback, useMemo } from 'react';
import { pathWith } from '../../components/pathWith.ts';

/** What is chosen on a page, kept in its address so that a link, a reload and Back find it again. */
export function useChoice(): [
  URLSearchParams,
  (patch: Readonly<Record<string, string | undefined>>) => void,
] {
  const { history } = useGuest();
  const search = usePanePath().split('?')[1];
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (patch: Readonly<Record<string, string | undefined>>) =>
      history.navigate(pathWith(history.getPath(), patch), { replace: true }),
    [history],
  );
  return [query, change];
}
