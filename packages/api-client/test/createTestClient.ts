import { onTestFinished, vi } from 'vitest';
import { createPortalClient } from '../src/client/createPortalClient.ts';
import type { CreatePortalClientOptions } from '../src/client/types.ts';
import type { ApiError } from '../src/errors/ApiError.ts';
import { createTokenStore } from '../src/session/createTokenStore.ts';
import { createStorage } from '../src/storage/createStorage.ts';

/** Makes a signed-in client with everything that a test may look at. */
export function createTestClient(
  options: Partial<CreatePortalClientOptions> & { baseUrl: string; token?: string },
) {
  const { token = 'token-a', ...rest } = options;
  const tokens = options.tokens ?? createTokenStore({ storage: createStorage() });
  if (token && !options.tokens) tokens.set(token);
  const onUnauthorized = vi.fn<() => void | Promise<void>>();
  const onNotice = vi.fn<(error: ApiError) => void>();
  const client = createPortalClient({
    tokens,
    locale: () => 'ko-KR',
    company: () => 'company-1',
    onUnauthorized,
    onNotice,
    ...rest,
  });
  onTestFinished(() => client.dispose());
  return { client, tokens, onUnauthorized, onNotice };
}

/** The error that a call rejects with; fails the test when it resolves. */
export async function rejectionOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    (value) => {
      throw new Error(`Resolved with ${JSON.stringify(value)}`);
    },
    (error: ApiError) => error,
  );
}
