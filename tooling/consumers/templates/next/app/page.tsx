import { menuLabel } from '@portal/menu-engine/core';
import { hashPaneKey } from '@portal/tabs/core';
import { App } from '../src/App';

/** A server component: the pure entries run here, the components render here and hydrate in the browser. */
export default function Page() {
  return (
    <main data-pure={`${typeof menuLabel} ${typeof hashPaneKey}`}>
      <App />
    </main>
  );
}
