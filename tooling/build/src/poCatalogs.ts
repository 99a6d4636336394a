import { resolve } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'esbuild';

/** Compiles `.po` catalogs on import; a missing translation fails the build. */
export function poCatalogs({ root }: { root: string }): Plugin {
  return {
    name: 'portal-po-catalogs',
    setup(build) {
      const config = getConfig({ cwd: resolve(root, '../..') });
      build.onLoad({ filter: /\.po$/ }, async ({ path }) => {
        const found = getCatalogForFile(path.slice(config.rootDir.length + 1), await getCatalogs(config));
        if (!found) return { errors: [{ text: `${path} belongs to no catalog of lingui.config.ts` }] };
        const { messages, missing } = await found.catalog.getTranslations(found.locale, {
          fallbackLocales: {},
          sourceLocale: 'zh-CN',
        });
        if (missing.length > 0)
          return { errors: missing.map(({ id }) => ({ text: `${path}: no translation for ${id}` })) };
        const { source, errors } = createCompiledCatalog(found.locale, messages, { namespace: 'es' });
        if (errors.length > 0)
          return { errors: errors.map((error) => ({ text: `${path}: ${error.error.message}` })) };
        return { contents: source, loader: 'js' };
      });
    },
  };
}
