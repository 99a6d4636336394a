import { describe, expect, it } from 'vitest';
import {
  ask,
  begun,
  chat,
  ended,
  frame,
  opened,
  place,
  play,
  question,
  sent,
} from '../testing/playEvents.ts';
import type { ChatMessage, Place } from './entities.ts';
import { createAssistantState } from './state.ts';
import { transition } from './transition.ts';
import type { AssistantEvent } from './types.ts';

describe('asking', () => {
  it('[I54] blank text is not sent', () => {
    const { state, effects } = play([ask({ text: ' \n ' })], opened);
    expect(state).toBe(opened);
    expect(effects).toEqual([]);
  });

  it('[I800] what is answered again goes with its words, for a backend that keeps no versions', () => {
    const stood = play(
      [frame('sessionDetail', { session_id: 's1', chats: [chat('m1', 1), chat('m2', 2), chat('m3', 1)] })],
      opened,
    ).state;
    const { effects } = play([ask({ text: '', regenerate_of: 'm2' })], stood);
    const [asked] = stood.threads['s:s1']?.chats ?? [];
    expect(asked?.content).toBeTruthy();
    expect(sent(effects)?.question).toMatchObject({ regenerate_of: 'm2', text: asked?.content });
  });

  it('[I54] is blocked with a sentence when the quota is used up, and while an answer is on its way', () => {
    const full = play([frame('quota', { daily_use_total: 10, daily_quota: 10 })], opened).state;
    expect(play([ask()], full)).toMatchObject({ notices: ['quota'] });
    expect(play([ask()], full).thread?.run).toBeUndefined();
    const busy = play([ask(), ask({ client_msg_id: 'c2', regenerate_of: 'm2', text: '' })], opened);
    expect(busy.notices).toEqual(['busy']);
    const agent: Place = { kind: 'agent', agent_id: '2', user_agent_id: 'ua' };
    const free = play([{ type: 'ask', place: agent, question, user_name: 'me' }], full);
    expect(free.notices).toEqual([]);
    expect(sent(free.effects)?.place).toEqual(agent);
  });

  it('[I55] sends the model that is chosen, the default before any is known, and the pairs before', () => {
    const { effects } = play([ask()], opened);
    expect(sent(effects)).toMatchObject({
      model_code: 'deepseek-r1',
      his_messages: [{ question: 'm1', answer: 'm2' }],
      isStreamed: false,
    });
    const models = frame('models', [
      { model_id: 1, model_code: 'deepseek-r1' },
      { model_id: 2, model_code: 'other' },
    ]);
    const other = play([models, { type: 'choose-model', model_id: '2' }, ask()], opened);
    expect(sent(other.effects)?.model_code).toBe('other');
  });

  it('[I56] a session whose output is stream is asked by the streaming call, any other over the connection', () => {
    const second: Place = { kind: 'session', session_id: 's2' };
    const { effects } = play([{ type: 'ask', place: second, question, user_name: 'me' }], opened);
    expect(sent(effects)?.isStreamed).toBe(true);
    expect(sent(play([ask()], opened).effects)?.isStreamed).toBe(false);
  });

  it('[I57] the draft goes with its quotes and the theme that it came from, and is empty then', () => {
    const { state, effects, thread } = play(
      [
        { type: 'quote', place, message: opened.threads['s:s1']?.chats[1] as ChatMessage },
        { type: 'change-draft', place, draft: { text: 'why?', agent_theme_id: '9' } },
        ask({ text: '' }),
      ],
      opened,
    );
    expect(sent(effects)?.question).toMatchObject({ text: '> m2\n\nwhy?', agent_theme_id: '9' });
    expect(thread?.draft).toEqual({ text: '', quotes: [] });
    expect(effects.filter(({ type }) => type === 'save-draft')).toHaveLength(3);
    expect(state.threads['s:s1']?.chats.at(-1)?.content).toBe('> m2\n\nwhy?');
  });

  it('[I57] quoting the same message twice is refused', () => {
    const message = opened.threads['s:s1']?.chats[1] as ChatMessage;
    const { notices, thread } = play(
      [
        { type: 'quote', place, message },
        { type: 'quote', place, message },
      ],
      opened,
    );
    expect(notices).toEqual(['duplicate-quote']);
    expect(thread?.draft.quotes).toHaveLength(1);
  });

  it('[I58] an edited question takes the place of the old one and of what followed; its history ends before it', () => {
    const { thread, effects } = play([ask({ text: 'better', edit_of: 'm1' })], opened);
    expect(thread?.chats.map(({ content }) => content)).toEqual(['better']);
    expect(sent(effects)?.his_messages).toEqual([]);
  });

  it('[I58] making again what failed or was interrupted is free', () => {
    const broken = play(
      [
        frame('sessionDetail', {
          session_id: 's1',
          chats: [chat('m1', 1), chat('m2', 2, { state: 'interrupted' })],
        }),
        frame('quota', { daily_use_total: 10 }),
      ],
      opened,
    ).state;
    expect(play([ask({ text: '', regenerate_of: 'm2' })], broken).notices).toEqual([]);
    expect(play([ask({ text: '', continue_of: 'm2' })], broken).notices).toEqual([]);
    expect(
      play([ask({ text: '', regenerate_of: 'm2' })], { ...opened, quota: broken.quota }).notices,
    ).toEqual(['quota']);
  });
});

describe('answering', () => {
  it('[I59] thinks, answers, settles: the question takes the server’s id, the quota and the detail are read anew', () => {
    const thinking = play([ask()], opened);
    expect(thinking.thread?.run?.phase).toBe('loading');
    const answering = play([begun], thinking.state);
    expect(answering.thread?.run).toMatchObject({ phase: 'streaming', message_id: 'a1' });
    expect(answering.thread?.chats.map(({ message_id }) => message_id)).toEqual(['m1', 'm2', 'q1', 'a1']);
    const { thread, effects } = play([ended], answering.state);
    expect(thread?.run).toBeUndefined();
    expect(thread?.chats.at(-1)).toMatchObject({ content: 'answer', think: 't', state: 'done' });
    expect(effects).toEqual([
      { type: 'load-detail', place, delayMs: 500 },
      { type: 'load-list', name: 'quota' },
    ]);
  });

  it('[I73] an answer that ends out of sight is counted as unread until its place is looked at', () => {
    const away = play([ask(), begun, { type: 'visibility-changed', isVisible: false }, ended], opened).state;
    expect(away.unread).toEqual({ 's:s1': 1 });
    expect(play([{ type: 'visibility-changed', isVisible: true }], away).state.unread).toEqual({ 's:s1': 0 });
    const seen = play([ask(), begun, ended], opened).state;
    expect(seen.unread['s:s1'] ?? 0).toBe(0);
  });

  it('[I74] the server’s detail replaces what is here, but keeps the question that it does not know yet', () => {
    const detail = frame('sessionDetail', { session_id: 's1', chats: [chat('m1', 1), chat('m2', 2)] });
    const { thread } = play([ask(), detail], opened);
    expect(thread?.chats.map(({ content }) => content)).toEqual(['m1', 'm2', 'q']);
    const known = frame('sessionDetail', {
      session_id: 's1',
      chats: [chat('m1', 1), chat('q1', 1, { client_msg_id: 'c1', content: 'q' })],
    });
    expect(play([ask(), known], opened).thread?.chats.map(({ message_id }) => message_id)).toEqual([
      'm1',
      'q1',
    ]);
  });

  it('[I281] topics come with the detail; an answer that says nothing of them keeps them', () => {
    const detail = (more: object) => frame('sessionDetail', { session_id: 's1', chats: [], ...more });
    const topicList = [{ topicName: '库存', topicContent: '哪些商品缺货？' }, { topicName: '' }];
    const topics = [{ agent_theme_id: '', title: '库存', prompt: '哪些商品缺货？' }];
    expect(play([detail({ topicList })], opened).thread?.topics).toEqual(topics);
    expect(play([detail({ topicList }), detail({})], opened).thread?.topics).toEqual(topics);
    expect(play([detail({ topicList }), detail({ topicList: [] })], opened).thread?.topics).toEqual([]);
  });

  it('[I75] messages of members and of other windows appear once, whichever way they come first', () => {
    const pushed = frame('message', chat('q1', 1, { client_msg_id: 'c1', content: 'q' }));
    const first = play([ask(), pushed, begun], opened);
    expect(first.thread?.chats.map(({ message_id }) => message_id)).toEqual(['m1', 'm2', 'q1', 'a1']);
    const last = play([ask(), begun, pushed], opened);
    expect(last.thread?.chats.map(({ message_id }) => message_id)).toEqual(['m1', 'm2', 'q1', 'a1']);
    const other = play(
      [frame('message', chat('x', 1)), frame('message', chat('x', 1, { content: 'changed' }))],
      opened,
    );
    expect(other.thread?.chats.map(({ content }) => content)).toEqual(['m1', 'm2', 'changed']);
  });

  it('[I76] older messages come before those that are here, each once', () => {
    const { thread } = play(
      [frame('messages', { session_id: 's1', chats: [chat('m0', 1), chat('m1', 1)], more: true })],
      opened,
    );
    expect(thread?.chats.map(({ message_id }) => message_id)).toEqual(['m0', 'm1', 'm2']);
    expect(thread?.hasEarlier).toBe(true);
    const again = play(
      [frame('sessionDetail', { session_id: 's1', chats: [chat('m1', 1), chat('m2', 2)] })],
      {
        ...opened,
        threads: { ...opened.threads, ...(thread && { 's:s1': thread }) },
      },
    );
    expect(again.thread?.chats.map(({ message_id }) => message_id)).toEqual(['m0', 'm1', 'm2']);
  });

  it('[I77] failing and refusing differ: one keeps the question for a retry, the other puts it back into the input', () => {
    const failure = { code: 'disconnected' as const };
    const failed = play([ask(), { type: 'ask-failed', place, failure, isRefused: false }], opened);
    expect(failed.thread?.run).toMatchObject({ phase: 'failed', question });
    const retried = play(
      [{ type: 'retry', place, question: { ...question, client_msg_id: 'c9' }, user_name: '' }],
      failed.state,
    );
    expect(sent(retried.effects)?.question.client_msg_id).toBe('c1');
    const refused = play([ask(), { type: 'ask-failed', place, failure, isRefused: true }], opened);
    expect(refused.thread).toMatchObject({ run: undefined, draft: { text: 'q' } });
    const typing: AssistantEvent = { type: 'change-draft', place, draft: { text: 'new' } };
    const kept = play([ask(), typing, { type: 'ask-failed', place, failure, isRefused: true }], opened);
    expect(kept.thread?.draft.text).toBe('new');
  });

  it('[I78] an illegal event of a place that is not open changes nothing', () => {
    const nowhere: Place = { kind: 'session', session_id: 'none' };
    const start = createAssistantState();
    for (const event of [
      { ...begun, place: nowhere },
      { ...ended, place: nowhere },
      { type: 'stop', place: nowhere },
      { type: 'retry', place: nowhere, question, user_name: '' },
      { type: 'answer-recovering', place: nowhere },
      { type: 'detail-failed', place: nowhere },
      { type: 'rate', place: nowhere, message_id: 'm1', value: 1 },
    ] as AssistantEvent[])
      expect(transition(start, event)[0]).toBe(start);
    expect(play([{ type: 'stop', place }], opened).state).toBe(opened);
    expect(play([{ type: 'answer-recovered', place }], opened).state).toBe(opened);
  });
});

describe('asking once more', () => {
  it('[I77] what failed goes again under its own id, with the pairs before it', () => {
    const failure = { code: 'disconnected' as const };
    const failed = play([ask(), { type: 'ask-failed', place, failure, isRefused: false }], opened).state;
    const again = { ...question, client_msg_id: 'c2' };
    const { thread, effects } = play([{ type: 'retry', place, question: again, user_name: 'me' }], failed);
    expect(thread?.run).toEqual({ question, phase: 'loading' });
    expect(sent(effects)).toMatchObject({ question, his_messages: [{ question: 'm1', answer: 'm2' }] });
    expect(thread?.chats).toHaveLength(3);
  });

  it('[I77] an answer that did not end as it should is made again, one that did is not', () => {
    const retry = (state?: ChatMessage['state']) => {
      const chats = [chat('m1', 1), chat('m2', 2, state && { state })];
      const event: AssistantEvent = { type: 'retry', place, question, user_name: 'me' };
      return sent(play([frame('sessionDetail', { session_id: 's1', chats }), event], opened).effects)
        ?.question;
    };
    expect(retry('interrupted')).toEqual({ ...question, text: 'm1', regenerate_of: 'm2' });
    expect([retry('done'), retry()]).toEqual([undefined, undefined]);
    const asked = frame('sessionDetail', { session_id: 's1', chats: [chat('m1', 1)] });
    const nothing = play([asked, { type: 'retry', place, question, user_name: 'me' }], opened);
    expect(sent(nothing.effects)).toBeUndefined();
  });

  it('[I79] a question sent again stands there once, whether the server knew it or not', () => {
    const resend: AssistantEvent = { type: 'resend', place, question, user_name: 'me' };
    const unknown = play([resend], opened);
    expect(unknown.thread?.chats.map(({ content }) => content)).toEqual(['m1', 'm2', 'q']);
    expect(unknown.thread?.run).toEqual({ question, phase: 'loading' });
    const stored = frame('sessionDetail', {
      session_id: 's1',
      chats: [chat('m1', 1), chat('m2', 2), chat('m3', 1, { client_msg_id: 'c1' })],
    });
    expect(play([stored, resend], opened).thread?.chats.map(({ message_id }) => message_id)).toEqual([
      'm1',
      'm2',
      'm3',
    ]);
    const busy = play([ask({ client_msg_id: 'c5' })], opened).state;
    expect(play([resend], busy).state).toBe(busy);
  });

  it('[I64] what is written meanwhile stays, and the refused question is not kept twice', () => {
    const refused: AssistantEvent = {
      type: 'ask-failed',
      place,
      failure: { code: 'server', text: 'No' },
      isRefused: true,
    };
    const back = play([ask(), refused], opened);
    expect(back.thread).toMatchObject({ run: undefined, draft: { text: 'q' } });
    expect(back.thread?.chats.map(({ message_id }) => message_id)).toEqual(['m1', 'm2']);
    expect(back.effects.slice(-4)).toEqual([
      { type: 'notify', notice: { code: 'server', tone: 'warning', text: 'No' } },
      { type: 'forget-sent', place },
      { type: 'save-draft', place, draft: back.thread?.draft },
      { type: 'load-detail', place, delayMs: 0 },
    ]);
    const typed: AssistantEvent = { type: 'change-draft', place, draft: { text: 'else' } };
    expect(play([ask(), typed, refused], opened).thread?.draft.text).toBe('else');
    expect(play([refused], opened).state).toBe(opened);
  });

  it('[I2000] an answer that may not be made again stands where it stood, with the reason; its question is not written into the field', () => {
    const chats = [chat('m1', 1), chat('m2', 2, { reply_to: 'm1' }), chat('m3', 1), chat('m4', 2)];
    const stood = play([frame('sessionDetail', { session_id: 's1', chats })], opened).state;
    for (const regenerate_of of ['m2', 'm4']) {
      const failure = { code: 'server' as const, text: 'No' };
      const asked = play([ask({ text: '', regenerate_of })], stood).state;
      const { thread, notices } = play([{ type: 'ask-failed', place, failure, isRefused: true }], asked);
      expect(thread?.chats.map(({ message_id }) => message_id)).toEqual(['m1', 'm2', 'm3', 'm4']);
      expect([thread?.draft.text, notices]).toEqual(['', ['server']]);
    }
  });
});

describe('a conversation that is read while an answer is on its way', () => {
  const detail = (chats: unknown[], more = {}) =>
    frame('sessionDetail', { session_id: 's1', chats, ...more });
  const asked = chat('m3', 1, { client_msg_id: 'c1' });
  const stood = [chat('m1', 1), chat('m2', 2), asked];

  it('[I66] follows an answer that another window began, once', () => {
    const arriving = chat('a7', 2, { state: 'streaming', content: 'so far', think: 'hm' });
    const { thread, effects, state } = play([detail([...stood, arriving])], opened);
    expect(thread?.run).toEqual({
      question: { client_msg_id: 'c1', text: 'm3', created_at: expect.any(String) },
      phase: 'streaming',
      message_id: 'a7',
    });
    const text = { think: 'hm', content: 'so far' };
    expect(effects).toEqual([{ type: 'follow', place, message_id: 'a7', text }]);
    expect(play([detail([...stood, arriving])], state).effects).toEqual([]);
  });

  it('[I66] follows it also where a question failed, not where another is on its way', () => {
    const arriving = chat('a7', 2, { state: 'streaming' });
    const failure = { code: 'disconnected' as const };
    const failed = play(
      [ask({ client_msg_id: 'c5' }), { type: 'ask-failed', place, failure, isRefused: false }],
      opened,
    );
    expect(play([detail([...stood, arriving])], failed.state).thread?.run?.message_id).toBe('a7');
    const busy = play([ask({ client_msg_id: 'c5' })], opened).state;
    expect(play([detail([...stood, arriving])], busy).thread?.run?.question.client_msg_id).toBe('c5');
  });

  it('[I74] an answer whose end was missed is over, by its name or by its question', () => {
    const over = chat('a1', 2, { state: 'done' });
    const settled = [
      { type: 'forget-sent', place },
      { type: 'settle', place, message: expect.objectContaining({ message_id: 'a1' }) },
    ];
    const unnamed = play([detail([...stood, over])], play([ask()], opened).state);
    expect([unnamed.thread?.run, unnamed.effects]).toEqual([undefined, settled]);
    const named = play([detail([chat('m1', 1), over])], play([ask(), begun], opened).state);
    expect([named.thread?.run, named.effects]).toEqual([undefined, settled]);
  });

  it('[I74] an answer that is made again, has no state or is not there is still awaited', () => {
    const run = (start: AssistantEvent[], chats: unknown[]) =>
      play([detail(chats)], play(start, opened).state).thread?.run?.question.client_msg_id;
    const done = chat('a1', 2, { state: 'done' });
    expect(run([ask({ text: '', regenerate_of: 'm2' })], [...stood, done])).toBe('c1');
    expect(run([ask({ text: '', continue_of: 'm2' })], [...stood, done])).toBe('c1');
    expect(run([ask()], stood)).toBe('c1');
    expect(run([ask()], [chat('m1', 1), chat('m2', 2, { state: 'done' })])).toBe('c1');
    expect(run([ask()], [...stood, chat('m5', 1)])).toBe('c1');
  });

  it('[I76] what stands before the first that was read stays before it', () => {
    const ids = (chats: unknown[]) =>
      play([detail(chats)], opened).thread?.chats.map((one) => one.message_id);
    expect(ids([chat('m2', 2)])).toEqual(['m1', 'm2']);
    expect(ids([chat('m1', 1)])).toEqual(['m1']);
    expect(ids([])).toEqual([]);
    expect(ids([chat('m8', 1)])).toEqual(['m8']);
  });
});
