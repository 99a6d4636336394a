import { must } from './lib/shell.mjs';

must('pnpm', ['--filter', '@portal/storybook', 'dev', ...process.argv.slice(2)]);
