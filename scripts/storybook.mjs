// Serves the static build, made anew when a story or a package changed; `--dev` follows changes while one designs.
import { bin, must } from './lib/shell.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--dev');
if (process.argv.includes('--dev')) {
  must('pnpm', ['--filter', '@portal/storybook', 'dev', ...args]);
} else {
  must(bin('turbo'), ['run', 'stories', '--output-logs=new-only']);
  must('pnpm', ['--filter', '@portal/storybook', 'serve', ...args]);
}
