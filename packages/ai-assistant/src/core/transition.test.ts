import { describe, expect, it } from 'vitest';
import { chat, frame, opened, place, play, session } from '../testing/playEvents.ts';
import type { ChatMessage, Place } from './entities.ts';
import { createAssistantState } from './state.ts';
import { transition } from './transition.ts';
import type { AssistantEvent, AssistantState } from './types.ts';

describe('lists', () => {
  it('[I50] the first place is selected once sessions and agents are known, and its messages are asked for', () => {
    expect(opened.selected).toEqual(place);
    const { effects } = play([frame('sessions', [session('s1')])]);
    expect(effects).toEqual([]);
    const remembered: Place = { kind: 'session', session_id: 's2' };
    const again = play(
      [frame('sessions', [session('s1'), session('s2')]), frame('userAgents', [])],
      createAssistantState(remembered),
    );
    expect(again.state.selected).toEqual(remembered);
    expect(again.effects.map(({ type }) => type)).toEqual(['load-detail', 'save-place']);
  });

  it('[I51] a session that is gone gives its place to the first of those that are left', () => {
    const { state } = play([frame('sessionGone', { session_id: 's1' })], opened);
    expect(state.selected).toEqual({ kind: 'session', session_id: 's2' });
    expect(state.threads['s:s1']).toBeUndefined();
    const none = play([frame('unbindUserAgent', { user_agent_id: 'ua' }), frame('sessions', [])], opened);
    expect(none.state.selected).toBeUndefined();
  });

  it('[I52] renames, pins and conversions of any window change the list where the session stands', () => {
    const { state } = play(
      [
        frame('sessionChanged', session('s1', { title: 'new', isTopup: true })),
        frame('convertSession', session('s2', { type: 'teamSession' })),
        frame('addSession', session('s3')),
      ],
      opened,
    );
    expect(
      state.lists.sessions?.map(({ session_id, title, type, isTopup }) => [session_id, title, type, isTopup]),
    ).toEqual([
      ['s1', 'new', 'session', true],
      ['s2', 's2', 'teamSession', false],
      ['s3', 's3', 'session', false],
    ]);
  });

  it('[I53] reset loads everything anew and forgets the selection', () => {
    const { state, effects } = play([{ type: 'reset' }], opened);
    expect(state).toMatchObject({
      selected: undefined,
      remembered: undefined,
      failedLists: [],
    });
    expect(effects).toEqual([{ type: 'load-lists' }]);
  });

  it('[I321] lists that are here stay while they load anew, and when that fails', () => {
    const { state } = play([{ type: 'reset' }, { type: 'list-failed', name: 'sessions' }], opened);
    expect(state.lists).toEqual(opened.lists);
    expect(opened.lists.sessions?.length).toBeGreaterThan(0);
    expect(state.failedLists).toEqual(['sessions']);
  });

  it('[I53] a connection that comes back loads the lists; one that stays does not', () => {
    const { effects } = play([
      { type: 'link-changed', link: 'open' },
      { type: 'link-changed', link: 'open' },
      { type: 'link-changed', link: 'waiting' },
      { type: 'link-changed', link: 'open' },
    ]);
    expect(effects).toEqual([{ type: 'load-lists' }, { type: 'load-lists' }]);
  });

  it('[I257] a lost connection is lost until it is back, while it is tried again too', () => {
    const links = [
      'connecting',
      'open',
      'waiting',
      'connecting',
      'waiting',
      'failed',
      'connecting',
      'open',
    ] as const;
    const { seen } = links.reduce(
      ({ state, seen }, link) => {
        const [next] = transition(state, { type: 'link-changed', link });
        return { state: next, seen: [...seen, next.isLost] };
      },
      { state: opened, seen: [] as boolean[] },
    );
    expect(seen).toEqual([false, false, true, true, true, true, true, false]);
    const [lost] = transition(opened, { type: 'link-changed', link: 'failed' });
    expect(transition(lost, { type: 'reset' })[0].isLost).toBe(true);
  });

  it('[I53] an error of the server is told in its words; unknown methods change nothing', () => {
    const { effects } = play([frame('error', { message: 'No' }), frame('surprise', 1)], opened);
    expect(effects).toEqual([{ type: 'notify', notice: { code: 'server', tone: 'warning', text: 'No' } }]);
    expect(transition(opened, frame('surprise', 1))[0]).toBe(opened);
  });
});

describe('what is not in front', () => {
  const other: Place = { kind: 'session', session_id: 's2' };
  const away = play([{ type: 'select', place: other }], opened).state;
  const message = (id: string, source: 1 | 2 | 3, more: Partial<ChatMessage> = {}) =>
    frame('message', chat(id, source, more));

  it('[I73] a message out of sight counts as unread once, one in sight does not', () => {
    expect(play([message('m3', 1)], opened).state.unread).toEqual({ 's:s1': 0 });
    const twice = play([message('m3', 1), message('m4', 2), message('m4', 2)], away).state;
    expect(twice.unread).toMatchObject({ 's:s1': 2 });
    expect(play([message('m9', 1, { session_id: 'gone' })], away).state).toBe(away);
    expect(play([{ type: 'select', place }], twice).state.unread['s:s1']).toBe(0);
  });

  it('[I75] a question is known by the id of its window, an answer is not', () => {
    const ids = (events: AssistantEvent[]) => play(events, away).thread?.chats.map((one) => one.message_id);
    const first = message('m3', 1, { client_msg_id: 'c9' });
    expect(ids([first, message('m4', 1, { client_msg_id: 'c9' })])).toEqual(['m1', 'm2', 'm4']);
    expect(ids([first, message('m4', 2, { client_msg_id: 'c9' })])).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(ids([first, message('m4', 1)])).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('[I53] messages that could not be had are asked for anew where there are none; others stay', () => {
    const empty = play([{ type: 'detail-failed', place: other }], away).state;
    expect(empty.threads['s:s2']?.detail).toBe('failed');
    expect(play([{ type: 'detail-failed', place }], away).thread?.detail).toBe('ready');
  });
});

describe('agents', () => {
  const bound = (state: AssistantState) => state.lists.userAgents?.map((one) => one.user_agent_id);

  it('[I250] one that is added stands last, once; one that is removed leaves with its messages', () => {
    const added = play([frame('bindUserAgent', { user_agent_id: 'ub', agent_id: 3 })], opened).state;
    expect(bound(added)).toEqual(['ua', 'ub']);
    expect(bound(play([frame('bindUserAgent', { user_agent_id: 'ua', agent_id: 2 })], added).state)).toEqual([
      'ub',
      'ua',
    ]);
    expect(play([frame('bindUserAgent', {})], added).state).toBe(added);
    const agent: Place = { kind: 'agent', agent_id: '3', user_agent_id: 'ub' };
    const looked = play([{ type: 'select', place: agent }], added).state;
    const { state } = play([frame('unbindUserAgent', { user_agent_id: 'ub' })], looked);
    expect([bound(state), Object.keys(state.threads), state.selected]).toEqual([['ua'], ['s:s1'], place]);
  });

  it('[I250] a change in another window asks for the list anew; there is a list of all that may be added', () => {
    const { effects, state } = play([frame('userAgentsChanged', {})], opened);
    expect([effects, state]).toEqual([[{ type: 'load-list', name: 'userAgents' }], opened]);
    const { agents } = play([frame('agents', [{ agent_id: 1 }, {}])], opened).state.lists;
    expect(agents?.map(({ agent_id }) => agent_id)).toEqual(['1']);
  });
});
