import { App } from '../src/App';
import { entries } from '../src/examples/entries';

/** A server component: every entry is imported here; the components render on the server and hydrate in the browser. */
export default function Page() {
  return (
    <main data-entries={entries.join(' ')}>
      <App />
    </main>
  );
}
