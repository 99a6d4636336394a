import type { LabelPrint } from './label.ts';

/** How the print service on this computer wants to be spoken to; its own script says it. */
export type ServiceDialect = { pageId: string; separator: string };

/* What the functions of its script add: ADD_PRINT_TEXT, ADD_PRINT_LINE, ADD_PRINT_BARCODE. */
const TEXT = 2;
const SHAPE = 3;
const BARCODE = 9;

const ALIGNMENTS = { left: 1, center: 2, right: 3 };
const LINE_HEIGHT = 1.35;
const MM_PER_POINT = 25.4 / 72;
/** Names by which the service itself finds a field; all others are styles and have to be listed. */
const PLACES = ['beginpage', 'beginpagea', 'type', 'top', 'left', 'width', 'height'];

/** Reads from the service's script, as text, how it is spoken to. */
export function readDialect(script: string): ServiceDialect {
  const [, pageId = 'PORTAL'] = /\bstrWebPageID\s*[:=]\s*"([A-Za-z0-9]{1,20})"/.exec(script) ?? [];
  const [, separator = '\\f'] = /\bDelimChar\s*[:=]\s*"((?:\\f){1,4})"/.exec(script) ?? [];
  return { pageId, separator: '\f'.repeat(separator.length / 2) };
}

/**
 * Returns what C-Lodop's script would send for PRINT_INIT, SET_PRINT_PAGESIZE, one ADD_PRINT_… for each thing on the label, and
 * PRINT: fields with the separator between them. Texts lose control characters, so that none can be another field.
 */
export function serviceMessage(
  label: LabelPrint,
  { separator, taskId, address }: ServiceDialect & { taskId: string; address: string },
): string {
  const fields: [name: string, value: string | number][] = [
    ['charset', '丂'],
    ['tid', taskId],
    ['act', 'print'],
    ['browseurl', address],
    ['top', ''],
    ['left', ''],
    ['width', ''],
    ['height', ''],
    ['printtask', label.title],
    ['orient', 1],
    // In tenths of a millimetre.
    ['pagewidth', Math.round(label.width * 10)],
    ['pageheight', Math.round(label.height * 10)],
    ['pagename', ''],
    ['itemcount', label.drawn.length],
  ];
  for (const [index, drawn] of label.drawn.entries()) {
    const item = Object.entries({ beginpage: 0, beginpagea: 0, ...itemOf(drawn) });
    const styles = item.map(([name]) => name).filter((name) => !PLACES.includes(name));
    fields.push([`${index + 1}_itemstylenames`, styles.map((name) => `;${name}`).join('')]);
    for (const [name, value] of item) fields.push([`${index + 1}_${name}`, value]);
  }
  return `post:${fields.map(([name, value]) => `${name}=${withoutControls(`${value}`)}${separator}`).join('')}`;
}

function itemOf(drawn: LabelPrint['drawn'][number]): Record<string, string | number> {
  const { x, y, width } = drawn;
  const place = { top: mm(y), left: mm(x), width: mm(width) };
  switch (drawn.kind) {
    case 'text':
      return {
        type: TEXT,
        ...place,
        height: mm(drawn.size * LINE_HEIGHT * MM_PER_POINT),
        content: drawn.text,
        fontsize: drawn.size,
        alignment: ALIGNMENTS[drawn.align],
      };
    case 'line':
      // A line goes from one place to another: its second place stands where others have their size.
      return {
        type: SHAPE,
        ...place,
        width: mm(y),
        height: mm(x + width),
        shapetype: 0,
        penstyle: 0,
        penwidth: 1,
        lineposition: 1,
      };
    case 'barcode':
      return {
        type: BARCODE,
        ...place,
        height: mm(drawn.height),
        content: drawn.text,
        fontname: '128Auto',
        showbartext: 0,
      };
  }
}

const mm = (length: number): string => `${Math.round(length * 100) / 100}mm`;

const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');
