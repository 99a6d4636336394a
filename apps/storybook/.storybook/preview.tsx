import type { I18n } from '@lingui/core';
import type { CatalogSource, Locale } from '@portal/ui';
import { createI18n, loadLocale, PortalProvider } from '@portal/ui/shell';
import '@portal/ui/mantine.css';
import '@portal/ui/styles.css';
import type { Preview } from '@storybook/react-vite';

const modules = import.meta.glob<{ catalogs: CatalogSource }>('../../../packages/*/src/i18n.ts');

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en-US', title: 'English' },
          { value: 'ko-KR', title: '한국어' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Start here', 'Foundations', 'UI', '*'] } },
  },
  tags: ['autodocs'],
  loaders: [
    async ({ globals }) => {
      const i18n = createI18n();
      const sources = await Promise.all(Object.values(modules).map((load) => load()));
      await loadLocale(
        i18n,
        globals.locale as Locale,
        sources.map(({ catalogs }) => catalogs),
      );
      return { i18n };
    },
  ],
  decorators: [
    (Story, { loaded, globals }) => (
      <PortalProvider i18n={loaded.i18n as I18n} forceColorScheme={globals.theme as 'light' | 'dark'}>
        <Story />
      </PortalProvider>
    ),
  ],
};

export default preview;
