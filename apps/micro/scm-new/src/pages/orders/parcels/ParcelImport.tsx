import { useLingui } from '@lingui/react';
import { MOST_WORKED_ORDERS } from '@portal/api-client/contract';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import classes from '../work/work.module.css';
import type { ParsedParcel } from './parseParcels.ts';
import type { Ship } from './useShipping.tsx';

export type ParcelImportProps = { ship: Ship; locale: string; onDone: () => void };

type Problem = { line?: number; message: string };

/** Tracking numbers of many orders, pasted or from a file: all of them are noted, or none and why not. */
export function ParcelImport({ ship, locale, onDone }: ParcelImportProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = i18n._({ id: 'scm.parcels.file', message: '或选择 CSV、Excel（.xlsx）文件' });

  const read = async (): Promise<ParsedParcel[] | string> => {
    const [{ readTable, readFileTable }, { parseParcels }] = await Promise.all([
      import('./readTable.ts'),
      import('./parseParcels.ts'),
    ]);
    const parsed = parseParcels(file ? await readFileTable(file, locale) : readTable(text));
    if ('parcels' in parsed && parsed.parcels.length <= MOST_WORKED_ORDERS) return parsed.parcels;
    if ('parcels' in parsed)
      return i18n._({
        id: 'scm.parcels.tooMany',
        message: '一次最多 {count} 行，文件有 {rows} 行，请分开导入',
        values: { count: MOST_WORKED_ORDERS, rows: parsed.parcels.length },
      });
    return parsed.problem === 'empty'
      ? i18n._({ id: 'scm.parcels.empty', message: '没有可导入的内容' })
      : i18n._({
          id: 'scm.parcels.columns',
          message: '列不正确：需要订单号、物流商、运单号三列',
        });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblems([]);
    const parcels = await read().catch(() =>
      i18n._({ id: 'scm.parcels.unreadable', message: '文件无法读取，请使用 CSV 或 Excel（.xlsx）文件' }),
    );
    if (typeof parcels === 'string') setProblems([{ message: parcels }]);
    else {
      const refused = await ship(parcels);
      if (refused?.length === 0) onDone();
      else if (refused)
        setProblems(refused.map(({ row, message }) => ({ line: parcels[row - 1]?.line ?? row, message })));
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <label>
        {i18n._({
          id: 'scm.parcels.paste',
          message: '从表格粘贴：订单号、物流商、运单号，每行一个包裹（拆分的订单写“订单号/包裹序号”）',
        })}
        <textarea
          className="portal-field"
          rows={8}
          value={text}
          disabled={file !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={classes.file}>
        <ActionButton type="button" icon="file" onClick={() => input.current?.click()}>
          {file?.name ?? choose}
        </ActionButton>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={choose}
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={({ target }) => {
            setProblems([]);
            setFile(target.files?.[0]);
          }}
        />
      </div>
      {problems.length > 0 && (
        <div role="alert">
          <p className={classes.wrong}>
            {i18n._({ id: 'scm.parcels.none', message: '没有导入任何一行，请修改后重试：' })}
          </p>
          <ul className={classes.problems}>
            {problems.slice(0, 100).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line !== undefined && (
                  <span className={classes.number}>
                    {i18n._({ id: 'scm.parcels.line', message: '第 {line} 行', values: { line } })}
                  </span>
                )}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.foot}>
        <ActionButton
          type="submit"
          isPrimary
          aria-busy={isBusy}
          disabled={isBusy || (!file && text.trim() === '')}
        >
          {i18n._({ id: 'scm.parcels.ship', message: '标记发货' })}
        </ActionButton>
      </div>
    </form>
  );
}
