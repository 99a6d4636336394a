/** The value of a cookie in a cookie string; undefined when there is none of that name. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    const value = rest.join('=');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}
