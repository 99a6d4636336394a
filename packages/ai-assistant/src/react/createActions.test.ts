import { expect, it, onTestFinished, vi } from 'vitest';
import { ASSISTANT } from '../core/constants.ts';
import { AssistantError } from '../core/errors.ts';
import type { Notice } from '../core/types.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_TEMPLATES } from '../testing/exampleData.ts';
import { createAssistant } from './createAssistant.ts';

const place = { kind: 'session' as const, session_id: 's1' };

async function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const transport = createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });
  const notices: Notice[] = [];
  const copyText = vi.fn(async (_text: string) => {});
  const assistant = createAssistant({
    transport,
    userId: 'u1',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: (notice) => notices.push(notice),
    copyText,
    wake: () => () => {},
  });
  onTestFinished(() => assistant.dispose());
  assistant.actions.activate();
  assistant.actions.select(place);
  await vi.advanceTimersByTimeAsync(0);
  return { assistant, transport, notices, copyText, ...assistant.actions };
}

it('[I12] templates, topics and copies say what came of them', async () => {
  const { transport, notices, copyText, saveTemplate, deleteTemplate, saveTopic, copy } = await start();
  const [own, others] = EXAMPLE_TEMPLATES;
  if (!own || !others) throw new Error('two templates expected');
  const form = { name: '新话题', members: [], templates: [], clearHistory: false };
  const said = () => notices.splice(0).map(({ code, tone }) => `${code} ${tone}`);
  await saveTemplate({ title: 'a', content: 'b' });
  await saveTemplate(own);
  await deleteTemplate(own);
  expect(said()).toEqual(['template-added success', 'template-updated success', 'template-deleted success']);
  expect(await deleteTemplate(others)).toBe(false);
  expect(said()).toEqual(['not-your-template warning']);
  expect(await saveTopic(form, { mode: 'create' })).toBe(true);
  transport.fail('addSession', new AssistantError('server'));
  expect(await saveTopic(form, { mode: 'create' })).toBe(false);
  expect(said()).toEqual(['operation-succeeded success', 'operation-failed warning']);
  await copy('x');
  copyText.mockRejectedValue(new Error('not allowed'));
  await copy('x');
  expect(said()).toEqual(['copied success', 'copy-failed error']);
});

it('[I55] another model answers the same question when it is chosen before it is asked anew', async () => {
  const { assistant, transport, regenerate, setModel } = await start();
  const other = assistant
    .getState()
    .lists.models?.find(({ model_id }) => model_id !== assistant.getState().model_id);
  if (!other) throw new Error('a second model expected');
  regenerate(place, 'm5');
  const first = transport.lastAsk()?.model_code;
  transport.end();
  await vi.advanceTimersByTimeAsync(ASSISTANT.detailDelayMs);
  setModel(other.model_id);
  regenerate(place, assistant.getState().panes['s:s1']?.chats.at(-1)?.message_id ?? '');
  expect(transport.lastAsk()?.model_code).toBe(other.model_code);
  expect(first).not.toBe(other.model_code);
});
