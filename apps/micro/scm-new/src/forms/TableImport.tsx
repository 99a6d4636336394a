import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import classes from '../pages/orders/work/work.module.css';

/** Why nothing was taken; the line is that of the table, where it is about one. */
export type ImportProblem = { line?: number; message: string };

/** What was found wrong, and among how many rows where single rows are. */
export type ImportOutcome = { problems: readonly ImportProblem[]; rows?: number };

export type TableImportProps = {
  /** What to paste, and in which order. */
  hint: string;
  submitLabel: string;
  /** Takes all of a table, or nothing and returns why. */
  take: (cells: string[][]) => Promise<ImportOutcome>;
};

const MOST_SHOWN = 100;
/** Larger files hold more rows than are taken at once, and would stop the page while they are read. */
const MOST_FILE_MB = 20;

/** A table that is pasted or comes from a file: all of it is taken, or none and why not; rows that are wrong can be left out. */
export function TableImport({ hint, submitLabel, take }: TableImportProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<{ cells: string[][]; outcome: ImportOutcome }>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = i18n._({ id: 'scm.parcels.file', message: '或选择 CSV、Excel（.xlsx）文件' });
  const { problems = [], rows = 0 } = refused?.outcome ?? {};
  const lines = new Set(problems.flatMap(({ line }) => line ?? []));
  const good = rows - lines.size;
  const hidden = problems.length - MOST_SHOWN;

  const read = async (): Promise<string[][] | ImportProblem> => {
    if (file && file.size > MOST_FILE_MB * 1_000_000)
      return {
        message: i18n._({
          id: 'scm.import.large',
          message: '文件超过 {most} MB，请分成几个文件导入',
          values: { most: MOST_FILE_MB },
        }),
      };
    return import('./readTable.ts')
      .then(({ readTable, readFileTable }) => (file ? readFileTable(file, i18n.locale) : readTable(text)))
      .catch(() => ({
        message: i18n._({
          id: 'scm.parcels.unreadable',
          message: '文件无法读取，请使用 CSV 或 Excel（.xlsx）文件',
        }),
      }));
  };
  const send = async (open: () => Promise<string[][] | ImportProblem>) => {
    if (isBusy) return;
    setIsBusy(true);
    const cells = await open();
    setRefused(
      Array.isArray(cells)
        ? { cells, outcome: await take(cells) }
        : { cells: [], outcome: { problems: [cells] } },
    );
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    void send(read);
  };
  // Lines stay where they are, so that what is said of them is true of the file.
  const sendGood = () =>
    void send(async () => (refused?.cells ?? []).map((row, at) => (lines.has(at + 1) ? [] : row)));
  return (
    <form className={classes.form} onSubmit={submit}>
      <label>
        {hint}
        <textarea
          className="portal-field"
          rows={8}
          value={text}
          disabled={file !== undefined}
          onChange={({ target }) => {
            setText(target.value);
            // What is wrong stays in sight while it is mended; the rows that were read are those of before.
            setRefused((was) => was && { ...was, cells: [] });
          }}
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
            setRefused(undefined);
            setFile(target.files?.[0]);
          }}
        />
      </div>
      {problems.length > 0 && (
        <div role="alert">
          <p className={classes.wrong}>
            {good > 0 && lines.size > 0
              ? i18n._({
                  id: 'scm.import.count',
                  message: '{rows} 行中有 {wrong} 行不能导入，其余 {good} 行没有问题。还没有导入任何一行：',
                  values: { rows, wrong: lines.size, good },
                })
              : i18n._({ id: 'scm.parcels.none', message: '没有导入任何一行，请修改后重试：' })}
          </p>
          <ul className={classes.problems}>
            {problems.slice(0, MOST_SHOWN).map(({ line, message }) => (
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
          {hidden > 0 && (
            <p className={classes.note}>
              {i18n._({ id: 'scm.work.more', message: '还有 {count} 个', values: { count: hidden } })}
            </p>
          )}
        </div>
      )}
      <div className={classes.foot}>
        {lines.size > 0 && good > 0 && refused?.cells.length !== 0 && (
          <ActionButton type="button" disabled={isBusy} onClick={sendGood}>
            {i18n._({
              id: 'scm.import.rest',
              message: '只导入没有问题的 {good} 行',
              values: { good },
            })}
          </ActionButton>
        )}
        <ActionButton
          type="submit"
          isPrimary
          aria-busy={isBusy}
          disabled={isBusy || (!file && text.trim() === '')}
        >
          {submitLabel}
        </ActionButton>
      </div>
    </form>
  );
}
