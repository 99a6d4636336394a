import { describe, expect, it } from 'vitest';
import {
  readAgent,
  readMember,
  readMessage,
  readModel,
  readPromptGroup,
  readQuota,
  readSession,
  readTemplate,
  readUserAgent,
} from './readEntities.ts';

describe('reading', () => {
  it('[I20] sessions: all fields, types by every name that backends use, the title of a new one', () => {
    const fields = {
      session_id: 7,
      type: 'teamSession',
      title: 'T',
      updated_at: 'now',
      msg_count: '3',
      isTopup: 1,
      output: 'stream',
      teamPrompts: [{ team_prompt_id: 1, title: 'a', content: 'b', is_haveing: true }, {}],
      partakeUsers: [{ user_id: 1, user_name: 'Li' }, null],
    };
    expect(readSession(fields)).toEqual({
      session_id: '7',
      type: 'teamSession',
      title: 'T',
      updated_at: 'now',
      msg_count: 3,
      isTopup: true,
      output: 'stream',
      teamPrompts: [{ team_prompt_id: '1', title: 'a', content: 'b', is_haveing: true }],
      partakeUsers: [{ user_id: '1', user_name: 'Li' }],
      unread: 0,
      streaming: false,
    });
    const typeOf = (type: unknown) => readSession({ session_id: 1, type })?.type;
    expect(['team', 2, '2', 'teamSession'].map(typeOf)).toEqual(new Array(4).fill('teamSession'));
    expect(['personal', 'session', 1, undefined].map(typeOf)).toEqual(new Array(4).fill('session'));
    expect(readSession({ session_id: 1 })?.title).toBe('新会话');
    expect(readSession({})).toBeUndefined();
  });

  it('[I21] messages: sources 1, 2 and 3; others are none', () => {
    const fields = { message_id: 1, session_id: 2, source: '2', content: 'c', think: 't', markdown: 1 };
    expect(readMessage({ ...fields, created_at: 'now', user_name: 'Li', state: 'odd' })).toEqual({
      message_id: '1',
      session_id: '2',
      source: 2,
      content: 'c',
      think: 't',
      markdown: true,
      created_at: 'now',
      user_name: 'Li',
      state: 'done',
    });
    expect(readMessage({ ...fields, source: 4 })).toBeUndefined();
    expect(readMessage({ ...fields, message_id: '' })).toBeUndefined();
    expect(readMessage('x')).toBeUndefined();
    const more = { versions: ['1', '2'], feedback: -1, images: ['/a'], page: { title: 'p', path: '/p' } };
    expect(readMessage({ ...fields, ...more })).toMatchObject(more);
    expect(readMessage({ ...fields, versions: ['1'], feedback: 5 })).not.toHaveProperty('versions');
  });

  it('[I22] agents, models, prompts, templates and members; the quota has its defaults', () => {
    expect(
      readUserAgent({
        user_agent_id: 1,
        agent_id: 2,
        agent_name: 'n',
        agent_desc: 'd',
        themes: [{ agent_theme_id: 3, title: 't', prompt: 'p' }, { title: '' }],
      }),
    ).toMatchObject({
      user_agent_id: '1',
      agent_id: '2',
      agent_name: 'n',
      agent_desc: 'd',
      themes: [{ agent_theme_id: '3', title: 't', prompt: 'p' }],
    });
    expect(readAgent({ agent_id: 2, name: 'n', description: 'd' })).toEqual({
      agent_id: '2',
      name: 'n',
      description: 'd',
      is_bound: false,
    });
    expect(readModel({ model_id: 1 })).toMatchObject({ model_id: '1', model_code: 'deepseek-r1' });
    expect(readQuota(undefined)).toEqual({ daily_use_total: 0, daily_quota: 10 });
    expect(readQuota({ daily_use_total: '4', daily_quota: 20 })).toEqual({
      daily_use_total: 4,
      daily_quota: 20,
    });
    expect(readPromptGroup({ group_name: 'g', prompts: [{ title: 't', content: 'c' }, {}] })).toEqual({
      group_name: 'g',
      prompts: [{ title: 't', content: 'c' }],
    });
    expect(readPromptGroup({ group_name: 'empty', prompts: [] })).toBeUndefined();
    expect(readTemplate({ team_prompt_id: 1 })).toMatchObject({ is_haveing: false });
    expect(readMember({ user_id: 5 })).toEqual({ user_id: '5', user_name: '5' });
    expect([readAgent({}), readModel(1), readTemplate([]), readMember(null), readUserAgent('x')]).toEqual(
      new Array(5).fill(undefined),
    );
  });
});
