/** Keys of this many characters or more are hashed. */
const MIN_HASHED_LENGTH = 40;
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** The key that a pane is kept under: as given, or a stable hash (`h_` and 16 hex digits) when it is long. */
export function hashPaneKey(key: string): string {
  if (key.length < MIN_HASHED_LENGTH) return key;
  let hash = OFFSET;
  for (let index = 0; index < key.length; index += 1) {
    const unit = key.charCodeAt(index);
    hash = ((hash ^ BigInt(unit & 0xff)) * PRIME) & MASK;
    hash = ((hash ^ BigInt(unit >> 8)) * PRIME) & MASK;
  }
  return `h_${hash.toString(16).padStart(16, '0')}`;
}
