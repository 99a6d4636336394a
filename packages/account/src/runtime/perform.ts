import { assertNever } from '../core/assertNever.ts';
import type { SessionEffect, SessionEvent } from '../core/sessionEvents.ts';
import { toSignInFailure } from '../core/signInFailure.ts';
import type { SessionStorage } from './createSessionStorage.ts';
import type { AccountPorts } from './ports.ts';

/** What the session's effects are carried out with. */
export type SessionSurroundings = Pick<AccountPorts, 'api' | 'tokens' | 'shell'> & {
  stored: SessionStorage;
  send: (event: SessionEvent) => void;
};

/** Carries out an effect of the session; what comes of it is sent back as an event. */
export function perform(effect: SessionEffect, surroundings: SessionSurroundings): void {
  const { tokens, shell, stored } = surroundings;
  switch (effect.type) {
    case 'clear-storage':
      stored.clear(effect.scope);
      break;
    case 'keep-user':
      stored.keepUser(effect.user, effect.mustChooseSubject);
      break;
    case 'mark-expired':
      stored.markExpired();
      break;
    case 'begin-session':
      tokens.set(effect.token, { lasting: effect.lasting });
      break;
    case 'end-session':
      tokens.clear({ expired: effect.expired });
      break;
    case 'release':
      shell.release();
      break;
    case 'load-subjects':
      void loadSubjects(surroundings);
      break;
    case 'enter':
      shell.enter();
      break;
    case 'show-login':
      shell.showLogin({ reason: effect.reason, keepPlace: effect.keepPlace });
      break;
    case 'reload':
      shell.reload();
      break;
    case 'start-over':
      shell.startOver?.();
      break;
    default:
      assertNever(effect);
  }
}

async function loadSubjects({ api, send }: SessionSurroundings): Promise<void> {
  try {
    send({ type: 'subjects-loaded', subjects: await api.getPersonalUserSub({}, { silent: true }) });
  } catch (error) {
    send({ type: 'subjects-failed', failure: toSignInFailure(error) });
  }
}
