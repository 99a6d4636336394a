// @vitest-environment happy-dom
import { createStore } from '@portal/machine';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { forSession } from './forSession.ts';
import type { Ports } from './ports.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A session that changes when it is told to, and what was started and stopped for it. */
function setUp() {
  const epoch = createStore<string | undefined>('1');
  let company: string | undefined = 'c1';
  const tokens = {
    get epoch() {
      return epoch.get();
    },
    subscribe: epoch.subscribe,
  };
  const ports = { tokens, account: { company: () => company } } as unknown as Pick<
    Ports,
    'tokens' | 'account'
  >;
  const log: string[] = [];
  const things = forSession((_ports: typeof ports, session) => {
    log.push(`start ${session}`);
    return { thing: { session }, stop: () => log.push(`stop ${session}`) };
  });
  const choose = (next: string | undefined) => {
    company = next;
    epoch.set(`${epoch.get()}'`);
  };
  return { things, ports, epoch, log, choose };
}

it('[P550] what lives with a sign-in starts when it is first asked for, and once', () => {
  const { things, ports, log } = setUp();
  expect(things.running(ports)).toBeUndefined();
  expect(log).toEqual([]);
  const thing = things.of(ports);
  expect(thing).toEqual({ session: '1:c1' });
  expect(things.of(ports)).toBe(thing);
  expect(things.running(ports)).toBe(thing);
  expect(log).toEqual(['start 1:c1']);
});

it('[P550] it ends with the sign-in, and nothing starts while nobody is signed in', () => {
  const { things, ports, epoch, log } = setUp();
  things.of(ports);
  epoch.set(undefined);
  expect(log).toEqual(['start 1:c1', 'stop 1:c1']);
  expect([things.running(ports), things.of(ports)]).toEqual([undefined, undefined]);
  epoch.set('2');
  expect(log).toHaveLength(2);
  expect(things.of(ports)).toEqual({ session: '2:c1' });
});

it('[P550] who goes on for another company has another one', () => {
  const { things, ports, log, choose } = setUp();
  things.of(ports);
  choose('c2');
  expect(things.of(ports)).toEqual({ session: "1':c2" });
  choose(undefined);
  expect(things.of(ports)).toEqual({ session: "1'':" });
  expect(log).toEqual(['start 1:c1', 'stop 1:c1', "start 1':c2", "stop 1':c2", "start 1'':"]);
});

it('[P550] a part of the page follows the session, and has nothing while it wants nothing', async () => {
  const { things, ports, epoch } = setUp();
  const seen: unknown[] = [];
  const Part = ({ isWanted }: { isWanted?: boolean }) => {
    seen.push(things.use(ports, isWanted));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Part, { isWanted: false })));
  expect([seen.at(-1), things.running(ports)]).toEqual([undefined, undefined]);
  await act(async () => root.render(createElement(Part)));
  expect(seen.at(-1)).toEqual({ session: '1:c1' });
  await act(async () => epoch.set('2'));
  expect(seen.at(-1)).toEqual({ session: '2:c1' });
  await act(async () => epoch.set(undefined));
  expect(seen.at(-1)).toBeUndefined();
  await act(async () => root.unmount());
});
