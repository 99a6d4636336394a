import type { businessOrdersContract, ResponseOf } from '@portal/api-client/contract';

export type OrderWork = ResponseOf<typeof businessOrdersContract.workOrders>;

export type FinishOptions = {
  begin: () => Promise<OrderWork>;
  goOn: () => Promise<OrderWork>;
  onProgress: (work: OrderWork) => void;
  /** Waits before the next try: given by tests. */
  pause?: (ms: number) => Promise<void>;
};

const MOST_TRIES = 20;
const PAUSE_MS = 1_500;

/**
 * Carries a piece of work to its end over lost answers and servers that come back: asking again does nothing twice.
 * Throws what the server refuses, and the last failure when it stays away.
 */
export async function finishOrderWork({
  begin,
  goOn,
  onProgress,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: FinishOptions): Promise<OrderWork> {
  let work: OrderWork | undefined;
  for (let failures = 0; ; ) {
    try {
      work = await (work ? goOn() : begin());
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!mayComeBack(error) || failures >= MOST_TRIES) throw error;
      await pause(PAUSE_MS);
      continue;
    }
    onProgress(work);
    if (work.isDone) return work;
  }
}

/** Whether the server may have been away rather than against it. */
function mayComeBack(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return error.kind === 'network' || error.kind === 'timeout' || status >= 500;
}
