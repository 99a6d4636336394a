import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AssistantContext } from '../../react/AssistantContext.ts';
import { createAssistant } from '../../runtime/createAssistant.ts';
import type { Assistant } from '../../runtime/types.ts';
import { openedDrawer } from '../../testing/openedDrawer.ts';
import { createOpenAiTransport } from '../../transport/createOpenAiTransport.ts';
import { AssistantDrawer } from './AssistantDrawer.tsx';

const kept = new Map<string, string>();
const storage = {
  get: (key: string) => kept.get(key) ?? null,
  set: (key: string, value: string) => kept.set(key, value) !== undefined,
  remove: (key: string) => void kept.delete(key),
};

/** A model of another house: it streams chat completions and knows nothing of sessions. */
async function complete(_input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { messages } = JSON.parse(String(init?.body));
  const words = [`You asked: **${messages.at(-1).content}**`, '\n\n- it is a plain', ' stream of `chunks`'];
  const events = [{ reasoning_content: 'Let me see. ' }, ...words.map((content) => ({ content }))];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const delta of events) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`));
        await new Promise((done) => setTimeout(done, 20));
      }
      controller.enqueue(encoder.encode('data: [DONE]\n\n'));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function Example() {
  const [assistant, setAssistant] = useState<Assistant>();
  useEffect(() => {
    const models = [{ id: 'some-model', name: 'Some model' }];
    const transport = createOpenAiTransport({
      baseUrl: 'https://models.example/v1',
      models,
      fetch: complete,
    });
    const made = createAssistant({ transport, userId: 'u1', userName: 'Lin', storage, onNotice: () => {} });
    setAssistant(made);
    made.actions.activate();
    void made.actions.addSession();
    return () => made.dispose();
  }, []);
  if (!assistant) return null;
  return (
    <AssistantContext value={assistant}>
      <AssistantDrawer onClose={() => {}} ports={{ storage }} />
    </AssistantContext>
  );
}

const meta = {
  title: 'Examples/Assistant over a plain stream',
  component: Example,
  subcomponents: { AssistantDrawer },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>;
export default meta;

export const PlainStream: StoryObj<typeof meta> = {
  name: '[I125] the drawer works over any model that streams chat completions',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const drawer = await openedDrawer(canvasElement);
    // The session is added while the drawer opens: what is written before goes elsewhere.
    await drawer.findByRole('heading', { name: 'New conversation' });
    await drawer.findByText('Some model');
    await userEvent.type(drawer.getByRole('textbox', { name: /Your question/ }), 'what is this{Enter}');
    await waitFor(() => expect(drawer.getByText('chunks')).toBeVisible(), { timeout: 20_000 });
    await expect(drawer.getByText('what is this', { selector: 'strong' })).toBeVisible();
    // Its questions are not limited.
    await expect(drawer.queryByText(/free questions/)).toBeNull();
  },
};
