import type { StandardSchemaV1 } from '@standard-schema/spec';
import { createParser } from 'eventsource-parser';

/** One server-sent event. */
export type StreamEvent<Data> = {
  data: Data;
  /** Name of the event, when the server named it. */
  event: string | undefined;
  /** Id to resume after. */
  id: string | undefined;
};

/** How to read an event stream. */
export type ReadEventStreamOptions<Schema extends StandardSchemaV1> = {
  /** Checks the JSON of each event; events that do not fit are left out. */
  schema: Schema;
  /** Ends the reading: the loop stops with the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Reads the events of a response one by one as they come; leaving the loop closes the connection.
 * @example
 * for await (const { data } of readEventStream(await api.questionStream(question), { schema })) show(data);
 */
export async function* readEventStream<Schema extends StandardSchemaV1>(
  response: Response,
  { schema, signal }: ReadEventStreamOptions<Schema>,
): AsyncGenerator<StreamEvent<StandardSchemaV1.InferOutput<Schema>>, void, void> {
  if (!response.body) return;
  const waiting: { data: string; event: string | undefined; id: string | undefined }[] = [];
  const parser = createParser({
    onEvent: ({ data, event, id }) => waiting.push({ data, event, id }),
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel(signal?.reason).catch(ignore);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (value) parser.feed(decoder.decode(value, { stream: true }));
      for (const { data, ...rest } of waiting.splice(0)) {
        const result = await schema['~standard'].validate(parseJson(data));
        if (!result.issues) yield { ...rest, data: result.value };
        signal?.throwIfAborted();
      }
      if (done) return;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await reader.cancel().catch(ignore);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function ignore(): void {}
