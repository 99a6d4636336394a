import { useId } from 'react';
import page from '../components/page.module.css';

export type BenchPageProps = { number: string };

const ROWS = Array.from({ length: 50 }, (_, row) => row + 1);
const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** A page whose size is fixed, for measuring how quickly panes open and switch. */
export function BenchPage({ number }: BenchPageProps) {
  const id = useId();
  return (
    <div className={page.page} data-bench-page={number}>
      <h1 className={page.heading}>Bench page {number}</h1>
      <label htmlFor={id} className={page.label}>
        Note
      </label>
      <input id={id} className={page.input} />
      <div className={page.frame}>
        <table className={page.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    {column}
                    {row}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
