import { isApiError } from '@portal/api-client';
import { operatorCodes, type SetupChange } from '@portal/api-client/contract/operator';

/** What others changed since, where that is why the server refused; undefined for any other reason. */
export function conflictOf(error: unknown): readonly Partial<SetupChange>[] | undefined {
  if (!isApiError(error) || error.code !== operatorCodes.setupChanged) return undefined;
  const { changes } = (error.data ?? {}) as { changes?: unknown };
  return Array.isArray(changes) ? changes : [];
}
