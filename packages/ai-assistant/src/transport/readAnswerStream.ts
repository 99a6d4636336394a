import { readEventStream } from '@portal/api-client/stream';
import { ASSISTANT } from '../core/constants.ts';
import { AssistantError } from '../core/errors.ts';

/**
 * Reads the events of an answer until the response ends; `onData` gets each event's text. Rejects when it breaks off, or
 * when nothing comes for 30 s. Leaving by the signal closes the connection.
 */
export async function readAnswerStream(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => void,
  signal: AbortSignal,
  silenceMs: number = ASSISTANT.silenceMs,
): Promise<void> {
  try {
    await readEventStream({ body }, { onEvent: ({ data }) => onData(data), signal, silenceMs });
  } catch (cause) {
    if (!signal.aborted) throw new AssistantError('disconnected', { isTransient: true, cause });
  }
}
