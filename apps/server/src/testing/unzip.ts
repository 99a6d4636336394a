/** The files of an archive, as text by name. */
export function unzip(archive: Buffer, inflate: (packed: Buffer) => Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const begins = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const packed = archive.subarray(begins, begins + archive.readUInt32LE(at + 20));
    files[name] = inflate(packed).toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}
