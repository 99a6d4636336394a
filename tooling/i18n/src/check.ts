#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const root = resolve(import.meta.dirname, '../../..');
const config = getConfig({ cwd: root });
const problems: string[] = [];

/** Compares the message ids that sources use with each language's catalog: none missing, none empty, none left over. */
for (const catalog of await getCatalogs(config)) {
  const place = catalog.path.replace(`${root}/`, '').replace('/src/locales/{locale}', '');
  const used = await catalog.collect({ files: undefined as never });
  if (!used) problems.push(`${place}: its sources could not be read`);
  const ids = new Set(Object.keys(used ?? {}));
  for (const locale of config.locales) {
    const entries = (await catalog.read(locale)) ?? {};
    for (const id of ids)
      if (!entries[id]?.translation) problems.push(`${place} ${locale}: no translation for ${id}`);
    for (const id of Object.keys(entries))
      if (!ids.has(id)) problems.push(`${place} ${locale}: ${id} is used nowhere`);
  }
  for (const [id, entry] of Object.entries((await catalog.read('zh-CN')) ?? {})) {
    const message = used?.[id]?.message;
    if (message && message !== entry.translation)
      problems.push(`${place} zh-CN: ${id} differs from the text in the source`);
  }
}

/** The lists of languages that cannot read the one of `@portal/ui`, since they know nothing of it, hold the same. */
for (const file of ['packages/api-client/src/locale/wireLocale.ts', 'apps/server/src/http/localeOf.ts']) {
  const tags = readFileSync(resolve(root, file), 'utf8').matchAll(/'([a-z]{2}-[A-Z]{2})'/g);
  const named = new Set([...tags].map(([, tag = '']) => tag));
  for (const locale of config.locales) if (!named.has(locale)) problems.push(`${file}: lacks ${locale}`);
  for (const locale of named)
    if (!config.locales.includes(locale)) problems.push(`${file}: ${locale} is no language of the packages`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('i18n: every message is translated in every language');
