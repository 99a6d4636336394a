import Bowser from 'bowser';

/** Browser and system as a user agent tells; empty where it does not. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** The network that an address belongs to, roughly: its first half in IPv4, the first 32 bits in IPv6. */
export function networkOf(address: string): string {
  return address.includes(':')
    ? address.split(':').slice(0, 2).join(':')
    : address.split('.').slice(0, 2).join('.');
}
