import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';
import '@portal/menu-engine/styles.css';
import '@portal/tabs/styles.css';
import '@portal/embed/styles.css';
import '@portal/account/styles.css';
import './boot.css';
import { createRoot } from 'react-dom/client';
import { App, BootError } from './App.tsx';
import { beginVisit } from './start.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const root = createRoot(container);
const boot = beginVisit();

async function start(): Promise<void> {
  try {
    const booted = await boot();
    if (booted) root.render(<App {...booted} />);
  } catch (error) {
    reportError(error);
    root.render(<BootError onRetry={() => void start()} />);
  }
}

void start();

// A page that comes back from the browser's back-forward cache may belong to a session that has ended.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
