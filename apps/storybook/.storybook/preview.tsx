import type { I18n } from '@lingui/core';
import type { CatalogSource } from '@portal/ui';
import { createI18n, loadLocale, PortalProvider } from '@portal/ui/shell';
import '@portal/ui/mantine.css';
import '@portal/ui/fonts.css';
import '@portal/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { editableArgs } from '../src/preview/editableArgs.ts';
import { harnessKey } from '../src/preview/harnessKey.ts';
import { PSEUDO_LOCALE, pseudoSource } from '../src/preview/pseudoTexts.ts';
import { unwalkedArgs } from '../src/preview/unwalkedArgs.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsFrame, type DocsFrameProps } from './DocsFrame.tsx';
import { portalDocsTheme } from './portalDocsTheme.ts';

// Parts load when they are used: a machine that is busy with other tests takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

/**
 * An effect that moves the focus out of a field makes user-event tell of the field's change while React still works off
 * the event before: what is told inside is part of that event, not an event of its own that React would warn about.
 */
function joinInnerEvents() {
  const { eventWrapper } = getConfig();
  let isInside = false;
  configure({
    eventWrapper: (tell) => {
      if (isInside) return tell();
      isInside = true;
      try {
        return eventWrapper(tell);
      } finally {
        isInside = false;
      }
    },
  });
}

const modules = import.meta.glob<{ catalogs: CatalogSource }>([
  '../../../packages/*/src/i18n.ts',
  '../../../packages/*/src/*/i18n.ts',
]);

/** The least width that the workspace is laid out for, and the one that most people have. */
const VIEWPORTS = {
  narrow: { name: '1200', styles: { width: '1200px', height: '800px' } },
  wide: { name: '1920', styles: { width: '1920px', height: '1080px' } },
};

function PageFrame({ i18n, theme, children }: DocsFrameProps) {
  return (
    <PortalProvider i18n={i18n} forceColorScheme={theme}>
      {children}
    </PortalProvider>
  );
}

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
          { value: PSEUDO_LOCALE, title: 'Ļöñĝ ţéẋţš' },
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
    docs: { theme: portalDocsTheme, page: ComponentPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Documentation',
          'Patterns',
          'Guidelines',
          'Foundations',
          'UI',
          '*',
          'Examples',
        ],
      },
    },
    viewport: { options: VIEWPORTS },
  },
  tags: ['autodocs'],
  argsEnhancers: [unwalkedArgs],
  argTypesEnhancers: [editableArgs],
  beforeAll: joinInnerEvents,
  loaders: [
    async ({ globals }) => {
      const i18n = createI18n();
      const sources = await Promise.all(Object.values(modules).map((load) => load()));
      await loadLocale(
        i18n,
        globals.locale,
        sources.map(({ catalogs }) => pseudoSource(catalogs)),
      );
      return { i18n };
    },
  ],
  decorators: [
    (Story, { loaded, globals, viewMode, args, subcomponents }) => {
      const Frame = viewMode === 'docs' ? DocsFrame : PageFrame;
      return (
        <Frame i18n={loaded.i18n as I18n} theme={globals.theme as DocsFrameProps['theme']}>
          <Story key={harnessKey({ args, subcomponents })} />
        </Frame>
      );
    },
  ],
};

export default preview;
