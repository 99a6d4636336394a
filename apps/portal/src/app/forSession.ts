import { useMachine } from '@portal/machine/react';
import { useMemo } from 'react';
import type { Ports } from './ports.ts';

type SessionPorts = Pick<Ports, 'tokens' | 'account'>;

/** Something that lives as long as a sign-in. */
export type ForSession<Own, Thing> = {
  /** Returns it, started when first asked for; undefined while nobody is signed in. */
  of: (ports: Own) => Thing | undefined;
  /** Returns it in a component, which renders again with the next session; undefined unless it is wanted. */
  use: (ports: Own, isWanted?: boolean) => Thing | undefined;
  /** Returns it where it runs already. */
  running: (ports: Pick<Ports, 'tokens'>) => Thing | undefined;
};

/** Makes what is started once a session, and ended with it: when the person signs out, or goes on for another company. */
export function forSession<Own extends SessionPorts, Thing>(
  start: (ports: Own, session: string) => { thing: Thing; stop: () => void },
): ForSession<Own, Thing> {
  const running = new WeakMap<SessionPorts['tokens'], { session: string; thing: Thing; end: () => void }>();

  function begin(ports: Own, session: string): Thing {
    const { tokens } = ports;
    const { thing, stop } = start(ports, session);
    const unsubscribe = tokens.subscribe(() => {
      if (sessionOf(ports) !== session) end();
    });
    function end(): void {
      unsubscribe();
      if (running.get(tokens)?.thing === thing) running.delete(tokens);
      stop();
    }
    running.set(tokens, { session, thing, end });
    return thing;
  }

  const of = (ports: Own) => {
    const session = sessionOf(ports);
    const present = running.get(ports.tokens);
    if (present && present.session === session) return present.thing;
    present?.end();
    return session === undefined ? undefined : begin(ports, session);
  };
  return {
    of,
    use(ports, isWanted = true) {
      const { subscribe } = ports.tokens;
      const session = useMemo(() => ({ get: () => sessionOf(ports), subscribe }), [ports, subscribe]);
      useMachine(session);
      return isWanted ? of(ports) : undefined;
    },
    running: ({ tokens }) => running.get(tokens)?.thing,
  };
}

function sessionOf({ tokens, account }: SessionPorts): string | undefined {
  const { epoch } = tokens;
  return epoch ? `${epoch}:${account.company() ?? ''}` : undefined;
}
