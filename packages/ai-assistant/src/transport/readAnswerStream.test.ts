import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAnswerStream } from './readAnswerStream.ts';

const encoder = new TextEncoder();

function streamOf(chunks: Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function read(chunks: Uint8Array[]): Promise<string[]> {
  const seen: string[] = [];
  await readAnswerStream(streamOf(chunks), (data) => seen.push(data), new AbortController().signal);
  return seen;
}

function cut(bytes: Uint8Array, at: number[]): Uint8Array[] {
  const ends = [...new Set(at.map((one) => one % bytes.length))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
}

describe('the event stream', () => {
  it('[I80] is the same however its bytes are cut: inside characters, line ends and frames', async () => {
    const text =
      ': hello\n\ndata: {"content":"库存 재고 👩‍👩‍👧"}\r\n\r\nevent: ping\ndata: {}\n\ndata: a\rdata: b\r\r';
    const bytes = encoder.encode(`\uFEFF${text}`);
    const whole = await read([bytes]);
    expect(whole).toEqual(['{"content":"库存 재고 👩‍👩‍👧"}', '{}', 'a\nb']);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 30 }), async (at) => {
        expect(await read(cut(bytes, at))).toEqual(whole);
      }),
    );
    expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('[I1600] may begin with one byte-order mark; of two the second is part of its line', async () => {
    expect(await read([encoder.encode('\uFEFFdata: a\n\ndata: b\n\n')])).toEqual(['a', 'b']);
    expect(await read([encoder.encode('\uFEFF\uFEFFdata: a\n\ndata: b\n\n')])).toEqual(['b']);
    expect(await read([...encoder.encode('\uFEFFdata: a\n\n')].map((byte) => Uint8Array.of(byte)))).toEqual([
      'a',
    ]);
  });

  it('[I1600] gives nothing for an id, a name or a pause without data', async () => {
    const text = 'id: 7\n\nevent: answer\n\nretry: 5\n\nid: 8\r\n\r\nid: 9\ndata: a\n\ndata\n\n';
    expect(await read([encoder.encode(text)])).toEqual(['a', '']);
  });

  it('[I81] takes a line of 4 MB in small pieces in linear time', async () => {
    const line = encoder.encode(`data: ${'x'.repeat(4_000_000)}\n\n`);
    const pieces = Array.from({ length: Math.ceil(line.length / 1400) }, (_, at) =>
      line.slice(at * 1400, (at + 1) * 1400),
    );
    const began = performance.now();
    const [data] = await read(pieces);
    expect(data).toHaveLength(4_000_000);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('[I82] gives what the connection’s end left without its empty line', async () => {
    expect(await read([encoder.encode('data: a\n\ndata: b')])).toEqual(['a', 'b']);
  });

  it('[I83] is given up after 30 s of silence, and closed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const cancel = vi.fn();
    const silent = new ReadableStream<Uint8Array>({ cancel });
    const reading = readAnswerStream(silent, () => {}, new AbortController().signal);
    const failed = expect(reading).rejects.toMatchObject({ code: 'disconnected', isTransient: true });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[I83] that breaks off rejects as something that may work later; leaving it closes the connection quietly', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('Load failed')),
    });
    const signal = new AbortController().signal;
    await expect(readAnswerStream(broken, () => {}, signal)).rejects.toMatchObject({ isTransient: true });
    const cancel = vi.fn();
    const leaving = new AbortController();
    const reading = readAnswerStream(new ReadableStream({ cancel }), () => {}, leaving.signal);
    leaving.abort();
    await reading;
    expect(cancel).toHaveBeenCalled();
  });
});
