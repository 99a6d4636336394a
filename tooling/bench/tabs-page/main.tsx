import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';
import './page.css';
import { startFrameApp, usePanePath } from '@portal/embed/react-guest';
import { catalogs } from '@portal/ui/i18n';

const ROWS = Array.from({ length: 50 }, (_, row) => row + 1);
const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The bench page of `universal_system`, as an app in a frame shows it. */
function BenchPage() {
  const number = usePanePath().split('/').at(-1);
  return (
    <main data-bench-page={number}>
      <h1>Bench page {number}</h1>
      <label>
        Note <input />
      </label>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column}>{column}</th>
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
    </main>
  );
}

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');
await startFrameApp({
  App: BenchPage,
  catalogs: [catalogs],
  container,
  allowedOrigins: [new URL(document.referrer).origin],
});
