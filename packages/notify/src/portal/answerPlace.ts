import { toRecord, toText } from '../core/readValue.ts';

/** Returns where the answer stands that a message tells of; undefined for a message of anything else. */
export function answerPlace(info: unknown): { session_id: string; message_id: string } | undefined {
  const { session_id, message_id } = toRecord(toRecord(info).answer);
  const [session, message] = [toText(session_id), toText(message_id)];
  return session && message ? { session_id: session, message_id: message } : undefined;
}
