import { createFakeProvider, type FakeProvider, type FakeScript } from '@portal/tooling-test/provider';
import { createTestPortal, type TestPortal } from '../../../testing/createTestPortal.ts';
import { openSockets, type TestProcess } from '../../../testing/openSockets.ts';
import { openUnite, type TestUnite } from '../../../testing/openUnite.ts';
import type { StoredAssistant } from '../../setup/file/AssistantSchema.ts';

/** A server with a provider, for tests of the assistant. */
export type TestAssistant = {
  portal: TestPortal;
  process: TestProcess;
  provider: FakeProvider;
  tokenOf(name: string, subject?: string): Promise<string>;
  /** A socket of somebody's. */
  as(name: string, options?: { port?: number; token?: string }): Promise<TestUnite>;
  close(): Promise<void>;
};

/** Starts it; Anna and Both work for company a, Ben and Both for company b. */
export async function openAssistant(
  script: Partial<FakeScript> = {},
  env: Record<string, string> = {},
  assistant?: () => StoredAssistant | undefined,
): Promise<TestAssistant> {
  const provider = await createFakeProvider(script);
  const portal = await createTestPortal({
    env: { AI_BASE_URL: provider.url, AI_API_KEY: 'key', AI_MODELS: 'fake=Fake,deepseek-r1', ...env },
    ...(assistant && { assistant }),
  });
  const process = await openSockets(portal);
  const open: TestUnite[] = [];
  const tokenOf = async (name: string, subject = 'subject-a-0123456789') => {
    const { token } = (await portal.signIn(name)).data;
    if (name !== 'both') return token;
    const chosen = await portal.call('chooseSubject', { subjectCodeEncrypt: subject }, { token });
    return chosen.data.token ?? chosen.headers.get('authorization') ?? token;
  };
  return {
    portal,
    process,
    provider,
    tokenOf,
    async as(name, { port = process.port, token } = {}) {
      const socket = await openUnite(port, token ?? (await tokenOf(name)));
      open.push(socket);
      return socket;
    },
    async close() {
      for (const socket of open) socket.close();
      await process.close();
      await portal.close();
      await provider.close();
    },
  };
}
