import { createFakeProvider, type FakeProvider } from '@portal/tooling-test/provider';
import { findFreePort, OwnServer } from '@portal/tooling-test/server';
import { test as base } from './test.ts';

type ModelServer = { server: OwnServer; provider: FakeProvider };

/** A journey's test on a portal of its own, whose assistant asks a language model that says what the journey tells it. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, this one nothing
    async ({}, use) => {
      const provider = await createFakeProvider();
      const port = await findFreePort();
      const server = new OwnServer(port, {
        // Under another name the same server is another origin, which the assistant may be asked at.
        PORTAL_ALLOWED_ORIGINS: `http://localhost:${port}`,
        AI_BASE_URL: provider.url,
        AI_MODELS: 'fake=语言模型',
      });
      try {
        await server.start();
        await use({ server, provider });
      } finally {
        await server.dispose();
        await provider.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ model }, use) => use(model.server.url),
});

export { expect } from '@playwright/test';
