import { BenchPage } from '@portal/micro-universal-system/BenchPage';
import { createRoot } from 'react-dom/client';
import { tellPainted } from '../src/press/page/tellPainted.ts';

/** One bench page as a document of its own; whoever holds the frame is told when it is painted. */
const number = new URLSearchParams(location.search).get('page') ?? '';
createRoot(document.getElementById('app') as HTMLElement).render(<BenchPage number={number} />);
tellPainted(number);
