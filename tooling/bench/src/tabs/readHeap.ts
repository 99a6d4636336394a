import type { CDPSession } from 'playwright';
import { heapBytes } from './openPortal.ts';

export type HeapReading = {
  /** All of the used heap. */
  used: number;
  /** What the page's program holds: without compiled code, which the engine keeps at its own discretion. */
  objects: number;
};

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** What is still reachable after a collection. */
export async function readHeap(session: CDPSession): Promise<HeapReading> {
  const used = await heapBytes(session);
  const { snapshot, nodes } = await takeSnapshot(session);
  const fields = snapshot.meta.node_fields;
  const [types] = snapshot.meta.node_types;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let objects = 0;
  for (let index = 0; index < nodes.length; index += fields.length) {
    const type = types[nodes[index + typeAt] ?? 0];
    if (type !== 'code' && type !== 'native') objects += nodes[index + sizeAt] ?? 0;
  }
  return { used, objects };
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  return JSON.parse(chunks.join(''));
}
