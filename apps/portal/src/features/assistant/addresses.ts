/** Where a call of the assistant goes: its own host when there is one. */
export function assistantAddress(path: string, aiHost: string | undefined): string {
  return aiHost ? aiHost.replace(/\/+$/, '') + path : path;
}

/** Where the assistant's socket is: beside its calls. */
export function assistantSocketUrl(aiHost: string | undefined, page: string): string {
  const url = new URL(assistantAddress('/unite', aiHost), page);
  url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:';
  return url.href;
}
