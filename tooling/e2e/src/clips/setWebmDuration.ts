const INFO_ID = [0x15, 0x49, 0xa9, 0x66];
const DURATION_ID = [0x44, 0x89];
const DURATION_BYTES = 8;

/** A recording of the browser does not say how long it is, so that players can neither show that nor seek: now it does. */
export function setWebmDuration(bytes: Uint8Array, durationMs: number): Uint8Array {
  const info = indexOf(bytes, INFO_ID, 0);
  if (info < 0) throw new Error('The recording has no segment information');
  const size = readSize(bytes, info + INFO_ID.length);
  const begin = info + INFO_ID.length + size.length;
  const end = begin + size.value;
  const content = bytes.subarray(begin, end);
  if (indexOf(content, DURATION_ID, 0) >= 0) return bytes;
  const duration = new Uint8Array(DURATION_ID.length + 1 + DURATION_BYTES);
  duration.set([...DURATION_ID, 0x80 | DURATION_BYTES]);
  new DataView(duration.buffer).setFloat64(DURATION_ID.length + 1, durationMs);
  return concat([
    bytes.subarray(0, info),
    Uint8Array.from(INFO_ID),
    writeSize(content.length + duration.length),
    content,
    duration,
    bytes.subarray(end),
  ]);
}

/** A size in EBML: the leading zeros of its first byte say how many bytes follow. */
function readSize(bytes: Uint8Array, at: number): { value: number; length: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  let value = first & (0xff >> length);
  for (let place = 1; place < length; place += 1) value = value * 256 + (bytes[at + place] ?? 0);
  return { value, length };
}

function writeSize(value: number): Uint8Array {
  const size = new Uint8Array(8);
  new DataView(size.buffer).setBigUint64(0, BigInt(value) | (1n << 56n));
  return size;
}

function indexOf(bytes: Uint8Array, id: readonly number[], from: number): number {
  for (let at = from; at <= bytes.length - id.length; at += 1)
    if (id.every((byte, place) => bytes[at + place] === byte)) return at;
  return -1;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
