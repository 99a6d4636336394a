import { useLingui } from '@lingui/react';
import { MOST_IMPORTED_ROWS } from '@portal/api-client/contract';
import { useFailureToast } from '@portal/ui/shell';
import { useState } from 'react';
import type { ListField, RecordKind } from '../queries.ts';
import { useApi } from '../useApi.ts';
import { type ImportProblem, TableImport } from './TableImport.tsx';
import { useImportWords } from './useImportWords.ts';

export type EntryImportProps = {
  kind: RecordKind;
  fields: readonly ListField[];
  /** Told how many entries were added. */
  onDone: (added: number) => void;
};

/** Entries of an own list, pasted or from a file: all of them are added, or none and why not. */
export function EntryImport({ kind, fields, onDone }: EntryImportProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const tell = useFailureToast();
  const words = useImportWords();
  // The same for every try, so that an answer which got lost adds nothing a second time.
  const [importId, setImportId] = useState(() => crypto.randomUUID());
  const names = fields.filter(({ computed }) => !computed).map(({ label }) => label);

  const take = async (cells: string[][]): Promise<readonly ImportProblem[]> => {
    const { parseEntries } = await import('./parseEntries.ts');
    const parsed = parseEntries(cells, fields);
    if ('missing' in parsed)
      return [
        {
          message: i18n._({
            id: 'scm.import.columns',
            message: '缺少列：{names}',
            values: { names: parsed.missing.join('、') },
          }),
        },
      ];
    if ('problem' in parsed) return words.empty();
    const { entries } = parsed;
    if (entries.length > MOST_IMPORTED_ROWS) return words.tooMany(MOST_IMPORTED_ROWS, entries.length);
    try {
      const answer = await api.importRecords({ kind, importId, rows: entries.map(({ values }) => values) });
      if (answer.problems.length === 0) onDone(entries.length);
      else setImportId(crypto.randomUUID());
      return answer.problems.map(({ row, field, message }) => {
        const label = fields.find(({ key }) => key === field)?.label;
        return { line: entries[row - 1]?.line ?? row, message: label ? `${label}: ${message}` : message };
      });
    } catch (error) {
      tell(error);
      return [];
    }
  };
  return (
    <TableImport
      hint={i18n._({
        id: 'scm.import.paste',
        message: '从表格粘贴，第一行是列名：{names}',
        values: { names: names.join('、') },
      })}
      submitLabel={i18n._({ id: 'scm.import', message: '导入' })}
      take={take}
    />
  );
}
