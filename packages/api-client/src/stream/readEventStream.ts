import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One server-sent event: its text, with the name and the id that the server gave it. */
export type StreamEvent = EventSourceMessage;

/** How to read an event stream. */
export type ReadEventStreamOptions = {
  /** Hears each event as it comes; what it throws ends the reading. */
  onEvent: (event: StreamEvent) => void;
  /** Ends the reading: it rejects with the signal's reason, and the connection is closed. */
  signal?: AbortSignal;
  /** Milliseconds without a byte after which the connection counts as lost. @default it is waited for ever */
  silenceMs?: number;
};

/**
 * Reads the events of a response until it ends. Rejects when it breaks off, and with a `TimeoutError` when it is silent
 * for too long. An event that the end left without its empty line counts, since some servers send none.
 * @example
 * await readEventStream(await api.questionStream(question), { onEvent: ({ data }) => show(JSON.parse(data)) });
 */
export async function readEventStream(
  { body }: { readonly body: ReadableStream<Uint8Array> | null },
  { onEvent, signal, silenceMs }: ReadEventStreamOptions,
): Promise<void> {
  signal?.throwIfAborted();
  if (!body) return;
  const parser = createParser({ onEvent });
  // The parser takes one byte-order mark away itself.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  const watch = () => {
    clearTimeout(timer);
    if (silenceMs === undefined) return;
    timer = setTimeout(() => {
      isSilent = true;
      cancel();
    }, silenceMs);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      watch();
      const { done, value } = await reader.read();
      if (isSilent) throw new DOMException(`Nothing came for ${silenceMs} ms`, 'TimeoutError');
      signal?.throwIfAborted();
      if (value) parser.feed(decoder.decode(value, { stream: true }));
      if (!done) continue;
      parser.feed(`${decoder.decode()}\n\n`);
      return;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}
