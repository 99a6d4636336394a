/** The value of a cookie in a cookie string; undefined when there is none of that name. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}
