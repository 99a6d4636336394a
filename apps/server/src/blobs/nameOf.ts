/** A name for a folder or file that leads nowhere else, whatever it says; `decodeURIComponent` gives the text back. */
export function nameOf(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E');
}
