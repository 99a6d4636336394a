import { loadQuickly } from '@portal/server/load-quickly';

loadQuickly();
const { runDemo } = await import('./runDemo.ts');
await runDemo();
