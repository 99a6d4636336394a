/** How a body may be sent, the smallest way first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the smallest of the ways that there are and that an `Accept-Encoding` header takes; undefined for the body as it is. */
export function chooseEncoding(
  accepted: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | undefined {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => available[encoding] !== undefined && taken.includes(encoding));
}
