import type { Plugin } from 'vite';
import { moveDown } from './moveDown.ts';

/**
 * A chunk's code with what it imports of another one in a line before it, for helpers that every copy may have; where
 * it imports nothing, the code itself. All else stays in its column, one line further down.
 */
export function inlineImport(code: string, fileName: string, imported: string): string {
  const from = `}from"./${fileName}";`;
  const end = code.indexOf(from);
  if (end < 0) return code;
  const start = code.lastIndexOf('import{', end);
  const names = code.slice(start + 'import{'.length, end);
  const exported = /export\{([^}]*)\};?\s*$/.exec(imported);
  if (!exported) throw new Error(`${fileName} exports nothing at its end`);
  const [statement, given = ''] = exported;
  const body = imported.slice(0, -statement.length);
  const values = `(()=>{${body}return{${fields(given, (name, as) => `${as}:${name}`)}}})()`;
  const gap = ' '.repeat(end + from.length - start);
  return [
    `const{${fields(names, (name, as) => `${name}:${as}`)}}=${values};\n`,
    code.slice(0, start),
    gap,
    code.slice(end + from.length),
  ].join('');
}

/** A page that loads one module only: the others that stand in it are loaded by that one. */
export function keepScript(html: string, fileName: string): string {
  return html.replace(/\s*<script type="module"[^>]*\ssrc="([^"]*)"[^>]*><\/script>/g, (tag, src: string) =>
    src.endsWith(`/${fileName}`) ? tag : '',
  );
}

/**
 * Makes the chunk that holds the page's entry the only script that the page asks for, with the bundler's helpers inside:
 * every file more is a request more, and browsers make six at a time. Give the entry module to a chunk of that name.
 */
export function singleScript(name: string): Plugin {
  return {
    name: 'portal-single-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const helpers = chunks.find((chunk) => chunk.name === 'rolldown-runtime');
        const single = chunks.find((chunk) => chunk.name === name);
        if (!single) throw new Error(`There is no chunk "${name}"`);
        if (!helpers) return;
        const code = inlineImport(single.code, helpers.fileName.split('/').at(-1) ?? '', helpers.code);
        if (code !== single.code) moveDown(bundle[`${single.fileName}.map`]);
        single.code = code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const single = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.name === name,
        );
        return single ? keepScript(html, single.fileName) : html;
      },
    },
  };
}

/** Names as `export` and `import` list them, written anew. */
function fields(list: string, write: (name: string, as: string) => string): string {
  return list
    .split(',')
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .map(([name = '', as = name]) => write(name, as))
    .join();
}
