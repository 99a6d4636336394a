export type { ReadEventStreamOptions, StreamEvent } from './readEventStream.ts';
export { readEventStream } from './readEventStream.ts';
