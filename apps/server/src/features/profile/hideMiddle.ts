/** A phone number or e-mail address that its owner knows again and nobody else learns. */
export function hideMiddle(contact: string): string {
  const [name = '', host] = contact.split('@');
  if (host !== undefined) return `${[...name].slice(0, Math.min(2, name.length - 1)).join('')}***@${host}`;
  return name.length < 8 ? name.replace(/.(?=.{2})/g, '*') : `${name.slice(0, 3)}****${name.slice(-4)}`;
}
