/** Whether requests to this host are answered: it, or `*.` and its domain, is in the list. An empty list allows all. */
export function isAllowedHost(host: string, allowedHosts: readonly string[]): boolean {
  if (allowedHosts.length === 0) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const domain = name.replace(/^[^.]+/, '*');
  return allowedHosts.includes(name) || allowedHosts.includes(domain);
}
