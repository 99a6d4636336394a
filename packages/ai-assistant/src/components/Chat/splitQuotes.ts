/** Returns the texts that a question quotes, and its own words. */
export function splitQuotes(content: string): { quotes: string[]; text: string } {
  const quotes: string[] = [];
  let rest = content;
  while (rest.startsWith('> ') || rest.startsWith('>\n')) {
    const end = rest.search(/\n(?!>)/);
    if (end === -1) break;
    quotes.push(rest.slice(0, end).replaceAll(/^> ?/gm, ''));
    rest = rest.slice(end).replace(/^\n+/, '');
  }
  return { quotes, text: rest };
}
