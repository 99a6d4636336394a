/** Whether a file's name holds a hash of its content: such a file never changes. */
export function isHashed(path: string): boolean {
  return /\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path);
}
