import type { PortalGuest } from '@portal/embed/guest';
import type { AddressLabels } from '../../../queries.ts';
import { printSheet } from './printSheet.ts';

type Drawn = AddressLabels['labels'][number]['drawn'][number];

export type PrintLabelsOptions = {
  guest: Pick<PortalGuest, 'openDialog'>;
  /** What the print queue calls them. */
  title: string;
  /** Prints by the browser. @default as a sheet of its own */
  byBrowser?: (labels: AddressLabels) => Promise<void>;
};

/**
 * Prints labels one after the other by the print service of this computer, as long as that takes them; where none is ready, all
 * by the browser. Returns how many were printed.
 */
export async function printLabels(
  answer: AddressLabels,
  { guest, title, byBrowser = printSheet }: PrintLabelsOptions,
): Promise<number> {
  const { width, height, labels } = answer;
  for (const [index, { orderNo, drawn }] of labels.entries()) {
    // The bars are drawn by the service itself.
    const things = drawn.map((item) => (item.kind === 'barcode' ? withoutModules(item) : item));
    const printed = await guest
      .openDialog('print-label', { title: `${title} ${orderNo}`, width, height, drawn: things })
      .catch(() => undefined);
    if (isTaken(printed)) continue;
    if (index > 0 || isReady(printed)) return index;
    await byBrowser(answer);
    return labels.length;
  }
  return labels.length;
}

const isTaken = (answer: unknown): boolean => readField(answer, 'isPrinted') === true;

const isReady = (answer: unknown): boolean =>
  readField(answer, 'state') === 'ready' && readField(answer, 'channel') === 'cloud';

function readField(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

function withoutModules({ modules: _, ...barcode }: Extract<Drawn, { kind: 'barcode' }>) {
  return barcode;
}
