import type { GuideEffect } from '../core/transition.ts';
import type { GuidePorts } from './ports.ts';

/** Carries out what follows for the guide. */
export function perform(effect: GuideEffect, { source, storage, scope }: GuidePorts): void {
  if (effect.type === 'remember-schedule') storage.set(seenKey(scope), effect.schedule);
  // Not saved, the guide comes back with the next visit: nothing is lost.
  else void source.saveStatus(effect.status).catch(() => undefined);
}

/** Returns the storage key of the schedule that a person saw last. */
export function seenKey(scope: string): string {
  return `guide-seen:${scope}`;
}
