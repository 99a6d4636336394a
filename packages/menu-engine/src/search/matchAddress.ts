import { closenessOf, type Offer, QUALITY, scoreOf } from './matcher.ts';

/** The addresses of pages, searchable by any piece of them. */
export type AddressIndex = {
  readonly text: string;
  readonly starts: Uint32Array;
};

/** Indexes addresses. */
export function createAddressIndex(addresses: readonly string[]): AddressIndex {
  const starts = new Uint32Array(addresses.length + 1);
  let at = 0;
  const text = addresses
    .map((address, place) => {
      starts[place] = at;
      const line = `${address.toLowerCase().replaceAll('\n', ' ')}\n`;
      at += line.length;
      return line;
    })
    .join('');
  starts[addresses.length] = at;
  return { text, starts };
}

/** Whether a word of what was typed can be a piece of an address. */
function isAddressPiece(token: string): boolean {
  return token.length > 1 && /^[\x21-\x7e]+$/.test(token);
}

/** Offers the pages whose address holds a piece; with `candidates`, those pages only. */
export function eachAddress(
  index: AddressIndex,
  token: string,
  offer: Offer,
  candidates?: Uint32Array,
): void {
  const { text, starts } = index;
  if (!isAddressPiece(token)) return;
  if (candidates) {
    for (const place of candidates) {
      const offset = findInAddress(index, place, token);
      if (offset !== undefined) offerAt(place, (starts[place] ?? 0) + offset);
    }
    return;
  }
  for (let at = text.indexOf(token); at !== -1; ) {
    const place = placeOf(starts, at);
    offerAt(place, at);
    at = text.indexOf(token, starts[place + 1] ?? text.length);
  }

  function offerAt(place: number, at: number): void {
    const atSegment = at === starts[place] || /[/?&=#._-]/.test(text.charAt(at - 1));
    const rest = (starts[place + 1] ?? 0) - at - token.length;
    offer(place, scoreOf(QUALITY.address, closenessOf(atSegment ? 0 : 4, rest, 0)), place);
  }
}

/** Returns where an address holds a piece; undefined where it does not. */
export function findInAddress(
  { text, starts }: AddressIndex,
  place: number,
  token: string,
): number | undefined {
  if (!isAddressPiece(token)) return undefined;
  const offset = text.slice(starts[place], starts[place + 1]).indexOf(token);
  return offset === -1 ? undefined : offset;
}

function placeOf(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
