import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFrame } from '../portal/parseFrame.ts';
import { INITIAL_STREAM, resumeQuery, type StreamState, transition } from './stream.ts';

const hello = (seq: number, recovered = true, epoch = 'e') =>
  JSON.stringify({ type: 'hello', epoch, seq, recovered, serverTime: '2026-11-21T00:00:00Z' });
const push = (seq: number | undefined, id = `p${seq}`) =>
  JSON.stringify({ msgType: 3, msgTitle: `第${seq}条`, seq, id });

const shownIn = { isMine: true, isVisible: true };

function run(frames: string[], from: StreamState = INITIAL_STREAM) {
  let state = from;
  const titles: string[] = [];
  const rereads: number[] = [];
  frames.forEach((data, index) => {
    const [next, effects = []] = transition(state, { type: 'frame', frame: parseFrame(data), shownIn });
    state = next;
    for (const effect of effects) {
      if (effect.type === 'deliver') titles.push(effect.notice.title);
      if (effect.type === 'reread') rereads.push(index);
    }
  });
  return { state, titles, rereads };
}

it('[N5] a new connection asks for what came after the last message seen', () => {
  expect(resumeQuery(INITIAL_STREAM)).toBe('?since=');
  const { state } = run([hello(4), push(5), push(6)]);
  expect(resumeQuery(state)).toBe('?since=6&epoch=e');
});

it('[N5] what is sent again after a reconnect is delivered once, in order', () => {
  const first = run([hello(0), push(1), push(2)]);
  const second = run([hello(4), push(1), push(2), push(3), push(4)], first.state);
  expect([...first.titles, ...second.titles]).toEqual(['第1条', '第2条', '第3条', '第4条']);
});

it('[N27] a connection that goes on where it was cut reads the lists again and keeps its place', () => {
  const { state } = run([hello(0), push(1)]);
  expect(run([hello(1)], state)).toMatchObject({ rereads: [0], state: { cursor: 1 } });
});

it('[N6] the lists are read again when the server cannot continue, or says no greeting', () => {
  const { state } = run([hello(0), push(1)]);
  expect(run([hello(9, false)], state)).toMatchObject({ rereads: [0], state: { cursor: 9 } });
  expect(run([hello(9, true, 'another')], state)).toMatchObject({ rereads: [0], state: { cursor: 9 } });
  expect(transition(state, { type: 'opened-without-hello' })).toEqual([state, [{ type: 'reread' }]]);
});

it('[N7] messages of a server that numbers nothing are told apart by their ids', () => {
  expect(run([push(undefined, 'a'), push(undefined, 'b'), push(undefined, 'a')]).titles).toHaveLength(2);
});

it('[N4] what changed elsewhere and the server’s clock are passed on', () => {
  const effectsOf = (data: string) =>
    transition(INITIAL_STREAM, { type: 'frame', frame: parseFrame(data), shownIn })[1];
  const changed = effectsOf('{"type":"changed","what":"mute"}');
  expect(changed).toEqual([
    { type: 'report-change', change: { kind: 'changed', what: 'mute', unread: undefined } },
  ]);
  expect(effectsOf(hello(0))).toContainEqual({ type: 'set-clock', serverTime: Date.UTC(2026, 10, 21) });
});

/** The oracle: a server that keeps everything, and a wire that is cut at will. */
it('[N5] loses nothing and repeats nothing, wherever the connection is cut', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('publish' as const) }),
    // Frames that are still on the way when the connection breaks are lost.
    fc.record({ kind: fc.constant('cut' as const), lost: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let published = 0;
      let onTheWay: string[] = [];
      let result = run([hello(0)]);
      const seen: string[] = [];
      const deliver = (frames: string[]) => {
        result = run(frames, result.state);
        seen.push(...result.titles);
      };
      for (const { kind, ...rest } of steps) {
        if (kind === 'publish') {
          published += 1;
          onTheWay.push(push(published));
          continue;
        }
        deliver(onTheWay.slice(0, Math.max(0, onTheWay.length - ('lost' in rest ? rest.lost : 0))));
        const since = Number(new URLSearchParams(resumeQuery(result.state)).get('since'));
        onTheWay = [
          hello(published),
          ...Array.from({ length: published - since }, (_, i) => push(since + i + 1)),
        ];
      }
      deliver(onTheWay);
      expect(seen).toEqual(Array.from({ length: published }, (_, i) => `第${i + 1}条`));
    }),
    { numRuns: 500 },
  );
});

it('[N5] what came before the place in the stream is not delivered, by whatever id, or none', () => {
  const { titles, state } = run([hello(4), push(4, 'another'), push(5, 'x'), push(5, 'y'), push(3, 'z')]);
  expect(titles).toEqual(['第5条']);
  expect(state).toMatchObject({ cursor: 5, recentIds: ['x'] });
});

it('[N5] a message without a place is delivered once by its id, and moves nothing', () => {
  const { titles, state } = run([hello(4), push(undefined, 'a'), push(undefined, 'a'), push(5, 'b')]);
  expect(titles).toHaveLength(2);
  expect(state).toMatchObject({ cursor: 5, recentIds: ['a', 'b'] });
  expect(run([push(undefined, 'a')]).state.cursor).toBeUndefined();
});

it('[N5] a message before the first greeting is delivered, and is the place from then on', () => {
  expect(run([push(7)])).toMatchObject({ titles: ['第7条'], state: { cursor: 7 } });
  expect(resumeQuery({ ...INITIAL_STREAM, cursor: 7 })).toBe('?since=');
  expect(resumeQuery({ ...INITIAL_STREAM, epoch: 'e' })).toBe('?since=');
});

it('[N5] so many ids are remembered as a storm has, no more', () => {
  const storm = Array.from({ length: 600 }, (_, index) => push(undefined, `s${index}`));
  const { state, titles } = run(storm);
  expect([titles.length, state.recentIds.length]).toEqual([600, 500]);
  expect(state.recentIds.at(-1)).toBe('s599');
});

it('[N27] the first greeting misses nothing; a later one tells that changes were missed', () => {
  const effectsOf = (state: StreamState, data: string) =>
    (transition(state, { type: 'frame', frame: parseFrame(data), shownIn })[1] ?? []).map(({ type }) => type);
  expect(effectsOf(INITIAL_STREAM, hello(4))).toEqual(['set-clock', 'reread']);
  const { state } = run([hello(4)]);
  expect(effectsOf(state, hello(4))).toEqual(['set-clock', 'changes-missed', 'reread']);
  expect(effectsOf(state, '{"type":"hello","epoch":"e"}')).toEqual(['changes-missed', 'reread']);
  expect(effectsOf(state, 'ping')).toEqual([]);
});

it('[N72] a place that another tab tells is taken by who has none', () => {
  const told = { type: 'place-told', epoch: 'e', cursor: 9 } as const;
  expect(transition(INITIAL_STREAM, told)[0]).toMatchObject({ epoch: 'e', cursor: 9 });
  const { state } = run([hello(4)]);
  expect(transition(state, told)[0]).toBe(state);
});
