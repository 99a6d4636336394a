import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FlagsEffect,
  type FlagsEvent,
  isFlagPending,
  NO_FLAGS,
  type SavedFlags,
  transition,
  wantedFlags,
} from './savedFlags.ts';

type Step = { state: SavedFlags; effects: readonly FlagsEffect[] };
const play = (from: SavedFlags, ...events: FlagsEvent[]): Step =>
  events.reduce<Step>(
    ({ state: before }, event) => {
      const [state, effects = []] = transition(before, event);
      return { state, effects };
    },
    { state: from, effects: [] },
  );
const loaded = play(NO_FLAGS, { type: 'loaded', ids: ['b', 'a', 'b'] }).state;
const error = new Error('refused');
const { epoch } = loaded;

describe('favourites and pins', () => {
  it('[M222] are listed as loaded, each once', () => {
    expect(loaded.saved).toEqual(['b', 'a']);
    expect(loaded.epoch).toBe(1);
  });

  it('[M222] a favourite is listed when the server has answered, first, and leaves when it has answered', () => {
    const asked = play(loaded, { type: 'asked', id: 'c', on: true });
    expect(asked.effects).toEqual([{ type: 'call', id: 'c', on: true, epoch }]);
    expect(asked.state.saved).toEqual(['b', 'a']);
    expect(isFlagPending(asked.state, 'c')).toBe(true);
    const answered = play(asked.state, { type: 'answered', id: 'c', epoch });
    expect(answered.state.saved).toEqual(['c', 'b', 'a']);
    expect(answered.effects).toEqual([{ type: 'keep', ids: ['c', 'b', 'a'] }]);
    expect(isFlagPending(answered.state, 'c')).toBe(false);
    expect(
      play(answered.state, { type: 'asked', id: 'b', on: false }, { type: 'answered', id: 'b', epoch }).state
        .saved,
    ).toEqual(['c', 'a']);
  });

  it('[M222] a refused favourite leaves the list as it was, and the person is told', () => {
    const refused = play(
      loaded,
      { type: 'asked', id: 'c', on: true },
      { type: 'refused', id: 'c', epoch, error },
    );
    expect(refused.state.saved).toEqual(['b', 'a']);
    expect(refused.effects).toEqual([
      { type: 'keep', ids: ['b', 'a'] },
      { type: 'tell-refused', error },
    ]);
  });

  it('[M223] a pin shows at once, with one call, and goes back when it is refused', () => {
    const asked = play(loaded, { type: 'asked', id: 'c', on: true });
    expect(wantedFlags(asked.state)).toEqual(['c', 'b', 'a']);
    expect(play(asked.state, { type: 'asked', id: 'c', on: true }).effects).toEqual([]);
    expect(wantedFlags(play(asked.state, { type: 'refused', id: 'c', epoch, error }).state)).toEqual([
      'b',
      'a',
    ]);
    expect(wantedFlags(play(asked.state, { type: 'answered', id: 'c', epoch }).state)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('[M223] a pin taken back while its call is under way is taken back on the server too, afterwards', () => {
    const back = play(loaded, { type: 'asked', id: 'c', on: true }, { type: 'asked', id: 'c', on: false });
    expect(back.effects).toEqual([]);
    expect(wantedFlags(back.state)).toEqual(['b', 'a']);
    const answered = play(back.state, { type: 'answered', id: 'c', epoch });
    expect(answered.effects).toEqual([{ type: 'call', id: 'c', on: false, epoch }]);
    expect(play(answered.state, { type: 'answered', id: 'c', epoch }).state.saved).toEqual(['b', 'a']);
  });

  it('[M223] asking for what is so already makes no call', () => {
    expect(play(loaded, { type: 'asked', id: 'a', on: true }).effects).toEqual([]);
    expect(play(loaded, { type: 'asked', id: 'x', on: false }).effects).toEqual([]);
  });

  it('[M224] answers to calls of a former load change nothing', () => {
    const reloaded = play(loaded, { type: 'asked', id: 'c', on: true }, { type: 'loaded', ids: ['z'] }).state;
    for (const type of ['answered', 'refused'] as const)
      expect(play(reloaded, { type, id: 'c', epoch, error })).toEqual({ state: reloaded, effects: [] });
    const again = play(reloaded, { type: 'asked', id: 'c', on: true }).state;
    expect(play(again, { type: 'answered', id: 'c', epoch }).state).toBe(again);
  });

  it('[M223] whatever is pressed, server and list agree when all calls are answered', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const presses = fc.array(
      fc.record({ id: ids, on: fc.boolean(), answers: fc.boolean(), accepts: fc.boolean() }),
    );
    fc.assert(
      fc.property(presses, (script) => {
        const server = new Set(['b', 'a']);
        let state = loaded;
        const underway: { id: string; on: boolean }[] = [];
        const send = (event: FlagsEvent) => {
          const step = play(state, event);
          state = step.state;
          for (const effect of step.effects) if (effect.type === 'call') underway.push(effect);
        };
        const settle = (accepts: boolean) => {
          const call = underway.shift();
          if (!call) return;
          if (accepts && call.on) server.add(call.id);
          else if (accepts) server.delete(call.id);
          send({ type: accepts ? 'answered' : 'refused', id: call.id, epoch, error });
        };
        for (const { id, on, answers, accepts } of script) {
          send({ type: 'asked', id, on });
          if (answers) settle(accepts);
        }
        while (underway.length > 0) settle(true);
        expect(new Set(state.saved)).toEqual(server);
        expect(wantedFlags(state)).toEqual(state.saved);
      }),
    );
  });
});
