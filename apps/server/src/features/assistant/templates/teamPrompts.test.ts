import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';

let server: TestAssistant;
let anna: TestUnite;
let both: TestUnite;
beforeAll(async () => {
  server = await openAssistant();
  anna = await server.as('anna');
  both = await server.as('both');
});
afterAll(() => server.close());

const add = async (title: string) => {
  const list = await anna.call('addTeamPrompt', { title, content: '内容' });
  return String(list.find((prompt) => prompt.title === title)?.team_prompt_id);
};

it.each([
  ['', '内容', '请输入模板名称'],
  ['名'.repeat(21), '内容', '模板名称不能超过20个字符'],
  ['名', '', '请输入模板内容'],
  ['名', '内'.repeat(1001), '模板内容不能超过1000个字符'],
])('[S518] a template named %j is checked', async (title, content, message) => {
  expect(await anna.ask('addTeamPrompt', { title, content })).toMatchObject({ method: 'error', message });
});

it('[S518] takes 20 and 1000 characters, and says what it did', async () => {
  const fields = { title: '名'.repeat(20), content: '内'.repeat(1000) };
  expect(await anna.ask('addTeamPrompt', fields)).toMatchObject({
    method: 'getTeamPrompts',
    message: '新增团队模板成功',
  });
});

it('[S518] a topic takes ten templates', async () => {
  const ids = [];
  for (let index = 0; index < 11; index += 1) ids.push(await add(`模板${index}`));
  const topic = { type: 2, title: '团队', partake_users: ['user-both'] };
  const refusal = await anna.ask('addSession', { ...topic, team_prompt_ids: ids });
  expect(refusal.message).toBe('最多添加10个团队模板');
  const added = await anna.call('addSession', { ...topic, team_prompt_ids: ids.slice(1) });
  expect(added.teamPrompts.map(({ title }) => title)).toEqual(
    ids.slice(1).map((_, index) => `模板${index + 1}`),
  );
});

it('[S518] members of a topic use a template; only who made it changes or deletes it', async () => {
  const team_prompt_id = await add('共享');
  expect((await both.ask('delTeamPrompt', { team_prompt_id })).code).toBe(404);
  const topic = await anna.call('addSession', {
    type: 2,
    title: '团队',
    partake_users: ['user-both'],
    team_prompt_ids: [team_prompt_id],
  });
  const seen = await both.call('getTeamPrompts', { session_id: topic.session_id });
  expect(seen).toMatchObject([{ title: '共享', is_haveing: false }]);
  expect((await both.ask('delTeamPrompt', { team_prompt_id })).message).toBe('不可删除非本人创建的模板');
  expect((await both.ask('editTeamPrompt', { team_prompt_id, title: 'x', content: 'x' })).message).toBe(
    '不可编辑非本人创建的模板',
  );
  expect(await anna.ask('editTeamPrompt', { team_prompt_id, title: '改', content: '改' })).toMatchObject({
    message: '编辑团队模板成功',
  });
  expect((await anna.ask('delTeamPrompt', { team_prompt_id })).message).toBe('删除团队模板成功');
  expect(await both.call('getTeamPrompts', { session_id: topic.session_id })).toEqual([]);
});
