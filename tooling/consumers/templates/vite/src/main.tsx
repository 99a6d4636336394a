import '@mantine/core/styles.layer.css';
import './examples/styles';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
