import { useLingui } from '@lingui/react';
import type { ImportProblem } from './TableImport.tsx';

/** Why a table is not taken before its rows are looked at, in words. */
export function useImportWords() {
  const { i18n } = useLingui();
  return {
    empty: (): ImportProblem[] => [
      { message: i18n._({ id: 'scm.parcels.empty', message: '没有可导入的内容' }) },
    ],
    tooMany: (most: number, rows: number): ImportProblem[] => [
      {
        message: i18n._({
          id: 'scm.parcels.tooMany',
          message: '一次最多 {count} 行，文件有 {rows} 行，请分开导入',
          values: { count: most, rows },
        }),
      },
    ],
  };
}
