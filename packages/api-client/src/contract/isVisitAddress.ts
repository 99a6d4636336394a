/** Other signs for a dot, which a browser reads as one, names without letters, and what hides the host behind a user. */
const ODD_HOST = /[@%\u3002\uff0e\uff61]|^\.|\.\./;

/** Whether a text is the http(s) address of a page whose host is what it looks like. */
export function isVisitAddress(text: string): boolean {
  const host = /^https?:\/\/([^/\\?#]+)/i.exec(text)?.[1];
  return host !== undefined && !ODD_HOST.test(host) && !text.includes('\\');
}
