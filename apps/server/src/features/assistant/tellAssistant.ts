import type { Database } from '../../db/Database.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import type { ProcessEvent } from '../../realtime/ProcessEvent.ts';

/** What happened to a conversation. */
export type AssistantEvent = Omit<Extract<ProcessEvent, { type: 'assistant' }>, 'type'>;

/** Tells every process, when the transaction commits. */
export function tellAssistant(db: Database, ...events: AssistantEvent[]): Promise<void> {
  return notifyProcesses(db, ...events.map((event): ProcessEvent => ({ type: 'assistant', ...event })));
}
