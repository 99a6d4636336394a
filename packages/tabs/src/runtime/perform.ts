import type { Emitter } from '@portal/machine';
import type { AskToDiscardEffect, Pane, TabsEffect, TabsEvent } from '../core/types.ts';

/** What running panes remember between an effect and the moment it is asked for. */
export type TabsNotes = {
  /** Views to add to the stored history with the next saving. */
  viewed: Pane[];
  /** The last question about unsaved input, until somebody takes it. */
  question?: AskToDiscardEffect;
};

/** What effects are carried out with. */
export type TabsSurroundings = {
  notes: TabsNotes;
  effects: Pick<Emitter<TabsEffect>, 'emit'>;
  send: (event: TabsEvent) => void;
};

/** Does what the panes themselves do about an effect, then tells it to everybody who listens. */
export function perform(effect: TabsEffect, { notes, effects, send }: TabsSurroundings): void {
  if (effect.type === 'pane-viewed') notes.viewed.push(effect.pane);
  if (effect.type === 'ask-to-discard') notes.question = effect;
  if (effect.type === 'send-later') setTimeout(() => send(effect.event), effect.delayMs);
  effects.emit(effect);
}
