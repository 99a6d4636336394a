import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { minify, type Plugin } from 'vite';
import { EAGER_COMPILE } from './eagerCompile.ts';
import { REACT_SPECIFIERS } from './reactExternals.ts';

/**
 * Puts React into one file that the page's import map names for all four specifiers,
 * so that the shell and the module apps it mounts share a single instance and a single request.
 */
export function reactVendor(root: string): Plugin {
  let file = '';
  let code = '';
  return {
    name: 'portal-react-vendor',
    apply: 'build',
    async buildStart() {
      code = await bundleReact(root);
      file = `assets/react-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'importmap' },
          children: JSON.stringify({
            imports: Object.fromEntries(REACT_SPECIFIERS.map((name) => [name, `/${file}`])),
          }),
          injectTo: 'head-prepend',
        },
        // Not only loaded early: it also runs while the scripts that import it still arrive.
        { tag: 'script', attrs: { type: 'module', src: `/${file}` }, injectTo: 'head-prepend' },
      ],
    },
  };
}

async function bundleReact(root: string): Promise<string> {
  const require = createRequire(`${root}/package.json`);
  const names = new Set(REACT_SPECIFIERS.flatMap((specifier) => Object.keys(require(specifier))));
  names.delete('default');
  const imports = REACT_SPECIFIERS.map(
    (specifier, index) => `import m${index} from ${JSON.stringify(specifier)};`,
  );
  const merged = `const all = { ...m3, ...m2, ...m1, ...m0 };\nexport default all;`;
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}\n${merged}\nexport const { ${[...names].join(', ')} } = all;`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const { code } = await minify('react.js', outputFiles[0]?.text ?? '', { module: true });
  return EAGER_COMPILE + code;
}
