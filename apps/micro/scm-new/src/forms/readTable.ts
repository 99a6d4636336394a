import Papa from 'papaparse';

/** The cells of a table that was pasted from a spreadsheet or stands in a CSV file. */
export function readTable(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimitersToGuess: ['\t', ',', ';'] }).data;
}

/** The cells of a CSV or Excel file; numbers as they are written in it. Rejects what is neither. */
export async function readFileTable(file: File, locale: string): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  if (!isWorkbook(bytes)) return readTable(decode(bytes, locale));
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(bytes, { parseNumber: (written) => written });
  return rows.map((row) => row.map(cellText));
}

/** A day as it is written everywhere; a workbook has it at midnight UTC. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell);
}

/** What Excel writes is a ZIP archive, whatever the file is called. */
function isWorkbook(bytes: ArrayBuffer): boolean {
  const [p, k] = new Uint8Array(bytes);
  return p === 0x50 && k === 0x4b;
}

/** Excel saves CSV in the system's old encoding, and "Unicode text" with a mark in front. */
function decode(bytes: ArrayBuffer, locale: string): string {
  const [first, second] = new Uint8Array(bytes);
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const ofReader = locale === 'ko-KR' ? ['euc-kr', 'gb18030'] : ['gb18030', 'euc-kr'];
  const encodings = isWide ? [first === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', ...ofReader];
  for (const encoding of encodings) {
    const text = decodeAs(encoding, bytes);
    if (text !== undefined && !isBinary(text)) return text;
  }
  throw new Error('The file holds no text');
}

function decodeAs(encoding: string, bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Pictures and old workbooks, which some encoding could make letters of. */
function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no table has
  return /[\u0000-\u0008\u000e-\u001f]/.test(text);
}
