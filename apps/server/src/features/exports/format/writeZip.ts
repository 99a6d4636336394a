import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first day that archives know: the same content gives the same bytes. */
const DATE = 0x21;

/** Writes an archive file by file; nothing is held but one piece of each. Archives of 4 GB and more are not written. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const file: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, size: 0, offset };
    const header = record(30, [LOCAL, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]);
    header.writeUInt16LE(file.name.length, 26);
    yield Buffer.concat([header, file.name]);
    for await (const piece of deflate(entry.content, file)) {
      file.packed += piece.length;
      yield piece;
    }
    yield record(16, [DESCRIPTOR, 4], [file.crc, 4], [file.packed, 4], [file.size, 4]);
    offset += 30 + file.name.length + file.packed + 16;
    written.push(file);
  }
  const directory = Buffer.concat(written.map(centralRecord));
  yield directory;
  const count = written.length;
  yield record(22, [END, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
}

async function* deflate(content: ZipEntry['content'], file: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 4 });
  const feeding = pipeline(Readable.from(measured(content, file)), packer);
  // Its failure ends the loop below; a reader that stops early is no failure.
  feeding.catch(() => {});
  for await (const piece of packer) yield piece as Buffer;
}

async function* measured(content: ZipEntry['content'], file: Written): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    file.crc = crc32(piece, file.crc);
    file.size += piece.length;
    yield piece;
  }
}

function centralRecord({ name, crc, packed, size, offset }: Written): Buffer {
  const fields = record(
    46,
    [CENTRAL, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
  );
  fields.writeUInt32LE(offset, 42);
  return Buffer.concat([fields, name]);
}

function record(length: number, ...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const bytes = Buffer.alloc(length);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) bytes.writeUInt16LE(value, at);
    else bytes.writeUInt32LE(value >>> 0, at);
    at += width;
  }
  return bytes;
}
