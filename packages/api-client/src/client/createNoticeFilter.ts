import type { ApiError } from '../errors/ApiError.ts';

const SAME_WITHIN_MS = 2000;

/** Passes failures on, but of equal ones in quick succession only the first; cancelled calls are no failures. */
export function createNoticeFilter(
  onNotice: ((error: ApiError) => void) | undefined,
): (error: ApiError) => void {
  const last = { key: '', at: Number.NEGATIVE_INFINITY };
  return (error) => {
    if (error.kind === 'aborted') return;
    // Without an answer all calls fail for one and the same reason.
    const isOutage = error.kind === 'network' || error.kind === 'timeout';
    const key = isOutage ? error.kind : `${error.kind} ${error.code} ${error.serverMessage ?? ''}`;
    const now = performance.now();
    const isSame = key === last.key && now - last.at < SAME_WITHIN_MS;
    last.key = key;
    last.at = now;
    if (!isSame) onNotice?.(error);
  };
}
