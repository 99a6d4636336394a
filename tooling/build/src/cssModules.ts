import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/**
 * CSS modules with names that are stable and unique across packages: `portal-<package>-<File>-<local>`.
 * Virtual paths end in a query because tsup's own CSS plugin claims every path that ends in `.css`.
 */
export function cssModules({ root, prefix }: { root: string; prefix: string }): Plugin {
  const compile = (file: string) =>
    transform({
      filename: relative(root, file),
      code: readFileSync(file),
      cssModules: { pattern: `portal-${prefix}-[name]-[local]`.replace('[name]', nameOf(file)) },
    });
  return {
    name: 'portal-css-modules',
    setup(build) {
      build.onResolve({ filter: /\.module\.css(\?css)?$/ }, ({ path, resolveDir }) => {
        const wantsCss = path.endsWith('?css');
        const file = relative(root, resolve(resolveDir, path.replace('?css', '')));
        return {
          path: `${file}${wantsCss ? '?css' : '?map'}`,
          namespace: 'css-module',
          sideEffects: wantsCss,
        };
      });
      build.onLoad({ filter: /\?map$/, namespace: 'css-module' }, ({ path }) => {
        const file = resolve(root, path.replace('?map', ''));
        const { exports = {} } = compile(file);
        const classes = Object.fromEntries(
          // The compiler gives them in another order each time: two builds of one source would differ.
          Object.entries(exports)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([local, { name, composes }]) => [
              local,
              [name, ...composes.map((composed) => composed.name)].join(' '),
            ]),
        );
        const contents = `import ${JSON.stringify(`./${relative(dirname(file), file)}?css`)};\nexport default ${JSON.stringify(classes)};`;
        return { contents, loader: 'js', resolveDir: dirname(file) };
      });
      build.onLoad({ filter: /\?css$/, namespace: 'css-module' }, ({ path }) => {
        const file = resolve(root, path.replace('?css', ''));
        return { contents: compile(file).code, loader: 'css', resolveDir: dirname(file) };
      });
    },
  };
}

function nameOf(file: string): string {
  return file.split('/').at(-1)?.replace('.module.css', '') ?? 'module';
}
