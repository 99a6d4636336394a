import { toFields, toText } from '../core/read.ts';
import type { SearchHit } from './types.ts';

/** Reads one hit of a search. */
export function readHit(value: unknown): SearchHit | undefined {
  const fields = toFields(value);
  const user_agent_id = toText(fields.user_agent_id);
  const session_id = toText(fields.session_id);
  if (session_id === '' && user_agent_id === '') return undefined;
  return {
    place: user_agent_id
      ? { kind: 'agent', agent_id: toText(fields.agent_id), user_agent_id }
      : { kind: 'session', session_id },
    message_id: toText(fields.message_id),
    title: toText(fields.session_title),
    excerpt: toText(fields.snippet),
    created_at: toText(fields.created_at),
  };
}
