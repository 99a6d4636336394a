import Papa from 'papaparse';

/** The cells of a table that was pasted from a spreadsheet or stands in a CSV file. */
export function readTable(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimitersToGuess: ['\t', ',', ';'] }).data;
}

/** The cells of a CSV or Excel file; numbers as they are written in it. */
export async function readFileTable(file: File, locale: string): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  if (!isWorkbook(bytes)) return readTable(decode(bytes, locale));
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(bytes, { parseNumber: (written) => written });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** What Excel writes is a ZIP archive, whatever the file is called. */
function isWorkbook(bytes: ArrayBuffer): boolean {
  const [p, k] = new Uint8Array(bytes);
  return p === 0x50 && k === 0x4b;
}

/** Excel saves CSV in the system's old encoding. */
function decode(bytes: ArrayBuffer, locale: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(locale === 'ko-KR' ? 'euc-kr' : 'gb18030').decode(bytes);
  }
}
