import { expect, it, onTestFinished, vi } from 'vitest';
import { ASSISTANT } from '../core/constants.ts';
import { AssistantError } from '../core/errors.ts';
import type { Notice } from '../core/types.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_TEMPLATES } from '../testing/exampleData.ts';
import { createAssistant } from './createAssistant.ts';

const place = { kind: 'session' as const, session_id: 's1' };

async function start({ hasCopyText = true } = {}) {
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
    ...(hasCopyText && { copyText }),
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

it('[I12] a template is saved trimmed and deleted by its id; what was refused is said to have failed', async () => {
  const { transport, saveTemplate, deleteTemplate } = await start();
  const [own] = EXAMPLE_TEMPLATES;
  if (!own) throw new Error('a template expected');
  const { team_prompt_id } = own;
  transport.calls.length = 0;
  expect(await saveTemplate({ title: ' a ', content: ' b ' })).toBe(true);
  expect(await saveTemplate({ ...own, title: ' a ' })).toBe(true);
  expect(await deleteTemplate(own)).toBe(true);
  expect(transport.calls).toEqual([
    { method: 'addTeamPrompt', data: { title: 'a', content: 'b' } },
    { method: 'editTeamPrompt', data: { team_prompt_id, title: 'a', content: own.content } },
    { method: 'delTeamPrompt', data: { team_prompt_id } },
  ]);
  for (const method of ['addTeamPrompt', 'editTeamPrompt', 'delTeamPrompt'] as const)
    transport.fail(method, new AssistantError('server'));
  expect(await saveTemplate({ title: 'a', content: 'b' })).toBe(false);
  expect(await saveTemplate(own)).toBe(false);
  expect(await deleteTemplate(own)).toBe(false);
});

it('[I12] a copy goes to the browser’s clipboard; where there is none, as on a page without https, the failure is told', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { notices, copy } = await start({ hasCopyText: false });
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copy('words');
  vi.stubGlobal('navigator', {});
  await copy('words');
  expect(writeText.mock.calls).toEqual([['words']]);
  expect(notices.map(({ code }) => code)).toEqual(['copied', 'copy-failed']);
});

it('[I268] a session begins by the name that it is given', async () => {
  const { transport, addSession } = await start();
  await addSession('새 대화');
  await addSession();
  const titles = transport.calls.flatMap(({ method, data }) =>
    method === 'addSession' ? [(data as { title: string; type: number }).title] : [],
  );
  expect(titles).toEqual(['새 대화', '新会话']);
});

it('[I280] a conversation that nobody has named is exported by the name that the reader’s language has for it', async () => {
  const { assistant, transport, exportMarkdown, reset } = await start();
  const { request } = transport;
  transport.request = async (method, ...rest) =>
    method === 'getSessions'
      ? { method: 'sessions', data: [{ session_id: 's1' }] }
      : request(method, ...rest);
  reset();
  await vi.waitFor(() => expect(assistant.get().lists.sessions?.[0]?.title).toBe('新会话'));
  const names = { me: 'Me', assistant: 'AI' };
  expect(await exportMarkdown(place, { ...names, untitled: 'New conversation' })).toMatch(
    /^# New conversation\n/,
  );
  expect(await exportMarkdown(place, names)).toMatch(/^# 新会话\n/);
});

it('[I68] of two readings of a list or a conversation only the last counts, whichever answers first', async () => {
  const { assistant, transport, select, reset } = await start();
  const answers: { method: string; data: unknown; give: (title: string) => void }[] = [];
  transport.request = (method, data) =>
    new Promise((resolve) => {
      const give = (title: string) =>
        resolve(
          method === 'getSessions'
            ? { method: 'sessions', data: [{ session_id: 's1', title }] }
            : {
                method: 'sessionDetail',
                data: { session_id: 's1', chats: [{ message_id: 'm', source: 1, content: title }] },
              },
        );
      answers.push({ method, data, give });
    });
  const asked = (name: string) => answers.filter(({ method }) => method === name);
  select(place);
  select({ kind: 'session', session_id: 's2' });
  select(place);
  const details = asked('getSessionDetail').filter(
    ({ data }) => (data as { session_id: string }).session_id === 's1',
  );
  expect(details).toHaveLength(2);
  details[1]?.give('newer');
  await vi.advanceTimersByTimeAsync(0);
  details[0]?.give('older');
  await vi.advanceTimersByTimeAsync(0);
  expect(assistant.get().threads['s:s1']?.chats.map(({ content }) => content)).toEqual(['newer']);
  reset();
  reset();
  const lists = asked('getSessions');
  expect(lists).toHaveLength(2);
  lists[1]?.give('newer');
  await vi.advanceTimersByTimeAsync(0);
  lists[0]?.give('older');
  await vi.advanceTimersByTimeAsync(0);
  expect(assistant.get().lists.sessions?.map(({ title }) => title)).toEqual(['newer']);
});

it('[I55] another model answers the same question when it is chosen before it is asked anew', async () => {
  const { assistant, transport, regenerate, setModel } = await start();
  const other = assistant.get().lists.models?.find(({ model_id }) => model_id !== assistant.get().model_id);
  if (!other) throw new Error('a second model expected');
  regenerate(place, 'm5');
  const first = transport.lastAsk()?.model_code;
  transport.end();
  await vi.advanceTimersByTimeAsync(ASSISTANT.detailDelayMs);
  setModel(other.model_id);
  regenerate(place, assistant.get().threads['s:s1']?.chats.at(-1)?.message_id ?? '');
  expect(transport.lastAsk()?.model_code).toBe(other.model_code);
  expect(first).not.toBe(other.model_code);
});
