/** A file name that is safe to send and to save: no folders, no control characters, no leading dots. */
export function safeFileName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*;]/g, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 150);
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(bare);
  return isReserved || bare === '' ? `file-${bare}`.replace(/-$/, '') : bare;
}

/** Headers of a file that is saved and never shown as a page of ours. */
export function downloadHeaders(name: string, contentType: string): Record<string, string> {
  const safe = safeFileName(name);
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/[%\\]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    // Also keeps it from being compressed on the way: the browser shows how far a download is by its length.
    'Cache-Control': 'private, no-store, no-transform',
  };
}
