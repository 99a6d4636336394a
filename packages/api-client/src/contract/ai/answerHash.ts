/** Fingerprint of an answer (FNV-1a, 32 bit, over UTF-16 units), to compare what is shown with what is stored. */
export function answerHash(think: string, content: string): string {
  let hash = 0x811c9dc5;
  const add = (unit: number) => {
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  };
  for (let index = 0; index < think.length; index += 1) add(think.charCodeAt(index));
  add(0);
  for (let index = 0; index < content.length; index += 1) add(content.charCodeAt(index));
  return (hash >>> 0).toString(16).padStart(8, '0');
}
