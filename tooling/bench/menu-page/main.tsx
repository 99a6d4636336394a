import { menuHref, normalizeMenuTree, TopMenu } from '@portal/menu-engine';
import { catalogs } from '@portal/menu-engine/i18n';
import { MenuAll } from '@portal/menu-engine/menu-all';
import { useMenuSearch } from '@portal/menu-engine/search-box';
import { catalogs as toolCatalogs } from '@portal/menu-engine/tools/i18n';
import { catalogs as uiCatalogs } from '@portal/ui/i18n';
import { createI18n, loadLocale, PortalProvider } from '@portal/ui/shell';
import '@portal/ui/mantine.css';
import '@portal/ui/fonts.css';
import '@portal/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { corpusTree } from '../src/menu/corpus.ts';
import { measureSearch } from '../src/menu/measureSearch.ts';
import { measureHover, measureOpen, measureScroll, measureTyping } from '../src/menu/page/measurePage.ts';

const index = normalizeMenuTree(corpusTree());
const place = { serviceId: 'svc-erp', systemCode: 'ERP' };
const actions = {
  hrefOf: (entry: Parameters<typeof menuHref>[0]) => menuHref(entry, place),
  onOpen: () => {},
  onBuy: () => {},
  onUnlock: () => {},
};
const conditions = { now: Date.now() };

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const find = useMenuSearch({ leaves: index.leaves, locale: 'zh-CN' });
  return (
    <>
      <TopMenu index={index} actions={actions} conditions={conditions} />
      <button id="open" type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <MenuAll
          index={index}
          find={find}
          actions={actions}
          conditions={conditions}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const i18n = createI18n();
await loadLocale(i18n, 'zh-CN', [uiCatalogs, catalogs, toolCatalogs]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <PortalProvider i18n={i18n}>
      <Page />
    </PortalProvider>,
  );

Object.assign(globalThis, {
  menuBench: { measureSearch, measureOpen, measureScroll, measureTyping, measureHover },
});
