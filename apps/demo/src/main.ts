import { resolveQuickly } from '@portal/server/resolve-quickly';

resolveQuickly();
const { runDemo } = await import('./runDemo.ts');
await runDemo();
