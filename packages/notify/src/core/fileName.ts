import { toMediaAddress } from './downloadLink.ts';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
const MAX_CHARS = 120;

/** Returns a name that a file can be saved by: no path, no control characters, no leading dots, no reserved name. */
export function safeFileName(name: unknown, fallback = 'download'): string {
  if (typeof name !== 'string') return fallback;
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '');
  const trimmed = plain.replace(/^[.\s]+|[.\s]+$/g, '');
  if (trimmed === '') return fallback;
  const named = RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
  if (named.length <= MAX_CHARS) return named;
  const extension = /\.[^.]{1,10}$/.exec(named)?.[0] ?? '';
  return named.slice(0, MAX_CHARS - extension.length) + extension;
}

/** What an attachment is asked for with, and the name it is saved by. */
export type AttachmentFile = { query: { token: string; fileName: string }; name: string };

/** Reads the address of an attachment; undefined for one that names no file. */
export function attachmentQuery(link: unknown, name: unknown, page: string): AttachmentFile | undefined {
  const address = toMediaAddress(link, page);
  if (address === undefined) return undefined;
  const { origin, searchParams } = new URL(address);
  const token = searchParams.get('token');
  const fileName = searchParams.get('fileName') ?? '';
  if (!token) return undefined;
  return {
    query: { token, fileName },
    name: attachmentName(name, fileName ? `${origin}/${fileName}` : address),
  };
}

/** Returns the name an attachment is saved by: its own name, with the extension of its address when it has none. */
export function attachmentName(name: unknown, address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const file = safeFileName(decode(path.split('/').at(-1) ?? ''));
  const extension = /\.[a-z\d]{1,10}$/i.exec(file)?.[0] ?? '';
  const own = safeFileName(name, file);
  return own.toLowerCase().endsWith(extension.toLowerCase()) ? own : own + extension;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
