import { expect, it } from 'vitest';
import type { Place, Question } from '../core/entities.ts';
import { createKeeper } from './createKeeper.ts';

const session: Place = { kind: 'session', session_id: 's1' };
const agent: Place = { kind: 'agent', agent_id: '2', user_agent_id: 'ua' };
const question: Question = { client_msg_id: 'c1', text: 'q', created_at: 'now' };

function setUp(user = 'u1') {
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => stored.set(key, value) !== undefined,
    remove: (key: string) => void stored.delete(key),
  };
  return { stored, keeper: createKeeper(storage, user), another: createKeeper(storage, 'u2') };
}

it('[I69] a place comes back to its user; what names none does not', () => {
  const { stored, keeper, another } = setUp();
  expect(keeper.loadPlace()).toBeUndefined();
  for (const place of [session, agent]) {
    keeper.savePlace(place);
    expect(keeper.loadPlace()).toEqual(place);
  }
  expect(another.loadPlace()).toBeUndefined();
  const [key = ''] = stored.keys();
  for (const value of ['{', '7', '{"kind":"session"}', '{"kind":"agent"}', '{"session_id":"s1"}']) {
    stored.set(key, value);
    expect(keeper.loadPlace()).toBeUndefined();
  }
  stored.set(key, '{"kind":"else","session_id":"s1","user_agent_id":"ua"}');
  expect(keeper.loadPlace()).toBeUndefined();
});

it('[I69] a draft comes back to its place and user with all it has, and goes when it is empty', () => {
  const { stored, keeper, another } = setUp();
  const quote = { message_id: 'm1', source: 1 as const, content: 'x', user_name: 'Li' };
  const draft = { text: 't', quotes: [quote], agent_theme_id: '7', edit_of: 'm4' };
  keeper.saveDraft(session, draft);
  expect(keeper.loadDraft(session)).toEqual(draft);
  expect([keeper.loadDraft(agent), another.loadDraft(session)]).toEqual([undefined, undefined]);
  keeper.saveDraft(session, { text: '', quotes: [quote] });
  expect(keeper.loadDraft(session)).toEqual({ text: '', quotes: [quote] });
  keeper.saveDraft(session, { text: 'bare', quotes: [] });
  expect(keeper.loadDraft(session)).toEqual({ text: 'bare', quotes: [] });
  const [key = ''] = stored.keys();
  keeper.saveDraft(session, { text: '', quotes: [] });
  expect(stored.size).toBe(0);
  for (const value of ['null', '{"quotes":[]}', '{"text":7}', 'x']) {
    stored.set(key, value);
    expect(keeper.loadDraft(session)).toBeUndefined();
  }
});

it('[I79] a question that was sent is kept for its place until it is known to be there', () => {
  const { stored, keeper, another } = setUp();
  const whole = { ...question, agent_theme_id: '7', images: ['/a.jpg'] };
  keeper.saveSent(session, whole);
  expect(keeper.loadSent(session)).toEqual(whole);
  expect([keeper.loadSent(agent), another.loadSent(session)]).toEqual([undefined, undefined]);
  keeper.saveSent(session, { ...question, images: [] });
  expect(keeper.loadSent(session)).toEqual(question);
  keeper.saveSent(agent, question);
  keeper.saveSent(session, undefined);
  keeper.saveSent(session, undefined);
  expect([keeper.loadSent(session), keeper.loadSent(agent)]).toEqual([undefined, question]);
  const [key = ''] = stored.keys();
  for (const value of ['{"text":"q"}', '{"client_msg_id":"c1"}', '{"client_msg_id":"c1","text":""}']) {
    stored.set(key, value);
    expect(keeper.loadSent(agent)).toBeUndefined();
  }
});
