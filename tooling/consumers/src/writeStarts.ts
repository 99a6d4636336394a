import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedPackage } from './packPackages.ts';
import { readStart, readUsage } from './readUsage.ts';

/** What Vite's template for React has beside `App.tsx`. */
const MAIN = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;

/**
 * Writes a page of its own for the start of each README, nothing but what stands there, and returns their paths. Throws
 * when a package with a component tells no start.
 */
export function writeStarts(template: 'vite' | 'next', app: string, shown: PackedPackage[]): string[] {
  return shown.flatMap(({ name, folder }) => {
    const { code, isComponent } = readUsage(folder);
    if (!isComponent) return [];
    const start = readStart(folder);
    if (!start) throw new Error(`${folder}/README.md has no code under "## Start"`);
    const page = `start-${name.replace('@portal/', '')}`;
    const into = join(app, template === 'next' ? 'app' : 'src/starts', page);
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, 'Example.tsx'), code);
    writeFileSync(join(into, template === 'next' ? 'page.tsx' : 'App.tsx'), start);
    if (template === 'next') return [page];
    writeFileSync(join(into, 'main.tsx'), MAIN);
    writeFileSync(join(app, `${page}.html`), documentOf(page));
    return [`${page}.html`];
  });
}

function documentOf(page: string): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>${page}</title></head>
  <body><div id="root"></div><script type="module" src="/src/starts/${page}/main.tsx"></script></body>
</html>
`;
}
