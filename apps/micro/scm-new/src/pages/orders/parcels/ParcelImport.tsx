import { useLingui } from '@lingui/react';
import { MOST_WORKED_ORDERS } from '@portal/api-client/contract';
import { type ImportOutcome, TableImport } from '../../../forms/TableImport.tsx';
import { useImportWords } from '../../../forms/useImportWords.ts';
import type { Ship } from './useShipping.tsx';

export type ParcelImportProps = { ship: Ship; onDone: () => void };

/** Tracking numbers of many orders, pasted or from a file: all of them are noted, or none and why not. */
export function ParcelImport({ ship, onDone }: ParcelImportProps) {
  const { i18n } = useLingui();
  const words = useImportWords();
  const take = async (cells: string[][]): Promise<ImportOutcome> => {
    const { parseParcels } = await import('./parseParcels.ts');
    const parsed = parseParcels(cells);
    if ('problem' in parsed && parsed.problem === 'empty') return { problems: words.empty() };
    if ('problem' in parsed) {
      const message = i18n._({
        id: 'scm.parcels.columns',
        message: '列不正确：需要订单号、物流商、运单号三列',
      });
      return { problems: [{ message }] };
    }
    const { parcels } = parsed;
    if (parcels.length > MOST_WORKED_ORDERS)
      return { problems: words.tooMany(MOST_WORKED_ORDERS, parcels.length) };
    const refused = await ship(parcels);
    if (refused?.length === 0) onDone();
    const problems = (refused ?? []).map(({ row, message }) => ({
      line: parcels[row - 1]?.line ?? row,
      message,
    }));
    return { problems, rows: parcels.length };
  };
  return (
    <TableImport
      hint={i18n._({
        id: 'scm.parcels.paste',
        message: '从表格粘贴：订单号、物流商、运单号，每行一个包裹（拆分的订单写“订单号/包裹序号”）',
      })}
      submitLabel={i18n._({ id: 'scm.parcels.ship', message: '标记发货' })}
      take={take}
    />
  );
}
