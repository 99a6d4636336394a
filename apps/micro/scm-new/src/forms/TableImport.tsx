import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useRef, useState } from 'react';
import classes from '../pages/orders/work/work.module.css';

/** Why nothing was taken; the line is that of the table, where it is about one. */
export type ImportProblem = { line?: number; message: string };

export type TableImportProps = {
  /** What to paste, and in which order. */
  hint: string;
  submitLabel: string;
  /** Takes all of a table, or nothing and returns why. */
  take: (cells: string[][]) => Promise<readonly ImportProblem[]>;
};

/** A table that is pasted or comes from a file: all of it is taken, or none and why not. */
export function TableImport({ hint, submitLabel, take }: TableImportProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<readonly ImportProblem[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = i18n._({ id: 'scm.parcels.file', message: '或选择 CSV、Excel（.xlsx）文件' });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblems([]);
    const cells = await import('./readTable.ts')
      .then(({ readTable, readFileTable }) => (file ? readFileTable(file, i18n.locale) : readTable(text)))
      .catch(() => undefined);
    const unreadable = [
      {
        message: i18n._({
          id: 'scm.parcels.unreadable',
          message: '文件无法读取，请使用 CSV 或 Excel（.xlsx）文件',
        }),
      },
    ];
    setProblems(cells ? await take(cells) : unreadable);
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <label>
        {hint}
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
          {submitLabel}
        </ActionButton>
      </div>
    </form>
  );
}
