import '@mantine/core/styles.css';
import '@portal/ui/styles.css';
import '@portal/account/styles.css';
import '@portal/ai-assistant/styles.css';
import '@portal/embed/styles.css';
import '@portal/guide/styles.css';
import '@portal/menu-engine/styles.css';
import '@portal/notify/styles.css';
import '@portal/tabs/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
