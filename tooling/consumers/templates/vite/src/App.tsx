import { createDialogs, createI18n, createToasts, loadLocale, PortalProvider } from '@portal/ui/shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { catalogs, examples } from './examples';

const i18n = createI18n();
const toasts = createToasts();
const dialogs = createDialogs();
const queries = new QueryClient();
const texts = loadLocale(i18n, 'en-US', catalogs);

/** A language that no package brings: two of them get words of this application, the rest is English. */
const japanese = {
  'ja-JP': async () => ({ messages: { 'ui.retry': '再試行', 'tabs.list': '開いているページ' } }),
};
const japaneseI18n = createI18n();
const apart = globalThis.document?.createElement('div');
const japaneseTexts = loadLocale(japaneseI18n, 'ja-JP', [...catalogs, japanese], apart);

export function App() {
  return (
    <Suspense>
      <Examples />
    </Suspense>
  );
}

/** Every example twice: two instances on one page share nothing. */
function Examples() {
  use(texts);
  use(japaneseTexts);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <PortalProvider i18n={i18n} toasts={toasts} dialogs={dialogs}>
      <p lang="ja" data-language={japaneseI18n.locale}>
        {['ui.retry', 'tabs.list', 'ui.close'].map((id) => japaneseI18n._(id)).join(', ')}
      </p>
      <QueryClientProvider client={queries}>
        {Object.entries(examples).flatMap(([name, Example]) =>
          [0, 1].map((copy) => (
            <section key={name + copy} data-example={name}>
              <Example />
            </section>
          )),
        )}
      </QueryClientProvider>
    </PortalProvider>
  );
}
