/** Returns the parts of a list with commas, trimmed; what is missing or empty has none. */
export function splitList(text = ''): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}
