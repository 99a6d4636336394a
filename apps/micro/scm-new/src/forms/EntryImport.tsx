import { useLingui } from '@lingui/react';
import { LONGEST_VALUE, MOST_IMPORTED_ROWS } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useState } from 'react';
import type { ListField, RecordKind } from '../queries.ts';
import { useApi } from '../useApi.ts';
import { type ImportOutcome, TableImport } from './TableImport.tsx';
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
  const { list } = useFormatters();
  // The same for every try, so that an answer which got lost adds nothing a second time.
  const [importId, setImportId] = useState(() => crypto.randomUUID());
  const names = fields.filter(({ computed }) => !computed).map(({ label }) => label);

  const take = async (cells: string[][]): Promise<ImportOutcome> => {
    const { parseEntries } = await import('./parseEntries.ts');
    const parsed = parseEntries(cells, fields);
    if ('missing' in parsed) {
      const message = i18n._({
        id: 'scm.import.columns',
        message: '缺少列：{names}',
        values: { names: list(parsed.missing) },
      });
      return { problems: [{ message }] };
    }
    if ('problem' in parsed) return { problems: words.empty() };
    const { entries } = parsed;
    if (entries.length > MOST_IMPORTED_ROWS)
      return { problems: words.tooMany(MOST_IMPORTED_ROWS, entries.length) };
    const at = (line: number, field: string | undefined, message: string) => {
      const label = fields.find(({ key }) => key === field)?.label;
      return { line, message: label ? `${label}: ${message}` : message };
    };
    const tooLong = i18n._({
      id: 'scm.import.long',
      message: '内容过长，最多 {most} 个字符',
      values: { most: LONGEST_VALUE },
    });
    const long = entries.flatMap(({ line, values }) =>
      Object.entries(values).flatMap(([key, value]) =>
        typeof value === 'string' && value.length > LONGEST_VALUE ? [at(line, key, tooLong)] : [],
      ),
    );
    if (long.length > 0) return { problems: long, rows: entries.length };
    try {
      const answer = await api.importRecords({ kind, importId, rows: entries.map(({ values }) => values) });
      if (answer.problems.length === 0) onDone(entries.length);
      else setImportId(crypto.randomUUID());
      const problems = answer.problems.map(({ row, field, message }) =>
        at(entries[row - 1]?.line ?? row, field, message),
      );
      return { problems, rows: entries.length };
    } catch (error) {
      tell(error);
      return { problems: [] };
    }
  };
  return (
    <TableImport
      hint={i18n._({
        id: 'scm.import.paste',
        message: '从表格粘贴，第一行是列名：{names}',
        values: { names: list(names) },
      })}
      submitLabel={i18n._({ id: 'scm.import', message: '导入' })}
      take={take}
    />
  );
}
