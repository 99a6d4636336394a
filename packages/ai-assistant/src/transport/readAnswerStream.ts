import { createParser } from 'eventsource-parser';
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
  const parser = createParser({ onEvent: ({ data }) => onData(data) });
  // The parser takes one byte-order mark away itself.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      cancel();
    }, silenceMs);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      watch();
      const { done, value } = await reader.read();
      if (isSilent) throw new AssistantError('disconnected', { isTransient: true });
      if (signal.aborted) return;
      if (value) parser.feed(decoder.decode(value, { stream: true }));
      if (!done) continue;
      // An event that the connection's end left without its empty line was still sent whole by some backends.
      parser.feed(`${decoder.decode()}\n\n`);
      return;
    }
  } catch (cause) {
    if (signal.aborted) return;
    throw cause instanceof AssistantError
      ? cause
      : new AssistantError('disconnected', { isTransient: true, cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
