import { assertNever } from '../core/assertNever.ts';
import type { SessionStorage } from '../core/createSessionStorage.ts';
import type { SessionEffect, SessionEvent } from '../core/sessionEvents.ts';
import { toSignInFailure } from '../core/signInFailure.ts';
import type { AccountPorts } from './ports.ts';

/** Makes what carries out the session's effects; what comes of them is sent back as events. */
export function createEffectRunner(
  { api, tokens, shell }: Pick<AccountPorts, 'api' | 'tokens' | 'shell'>,
  storage: SessionStorage,
  send: (event: SessionEvent) => void,
): (effect: SessionEffect) => void {
  async function loadSubjects(): Promise<void> {
    try {
      send({ type: 'subjects-loaded', subjects: await api.getPersonalUserSub({}, { silent: true }) });
    } catch (error) {
      send({ type: 'subjects-failed', failure: toSignInFailure(error) });
    }
  }

  return (effect) => {
    switch (effect.type) {
      case 'clear-storage':
        return storage.clear(effect.scope);
      case 'keep-user':
        return storage.keepUser(effect.user, effect.mustChooseSubject);
      case 'mark-expired':
        return storage.markExpired();
      case 'begin-session':
        return void tokens.set(effect.token);
      case 'end-session':
        return tokens.clear();
      case 'release':
        return shell.release();
      case 'load-subjects':
        return void loadSubjects();
      case 'enter':
        return shell.enter();
      case 'show-login':
        return shell.showLogin({ reason: effect.reason, keepPlace: effect.keepPlace });
      case 'reload':
        return shell.reload();
      default:
        return assertNever(effect);
    }
  };
}
