import type { MantineThemeOverride } from '@mantine/core';
import { portalTheme } from './portalTheme.ts';

/**
 * Returns the theme inside a shadow root: what floats stays in the root, where its styles are, and a dialog there does not
 * stop the page around it from scrolling.
 */
export function themeInRoot(root: HTMLElement): MantineThemeOverride {
  const own = portalTheme.components ?? {};
  // Functions, because the theme is merged deeply and an element must not be taken apart.
  const withDefaults = (name: string, defaults: object) => ({
    ...own[name],
    defaultProps: () => ({ ...(own[name]?.defaultProps as object | undefined), ...defaults }),
  });
  return {
    ...portalTheme,
    components: {
      ...own,
      Portal: withDefaults('Portal', { target: root }),
      Modal: withDefaults('Modal', { lockScroll: false }),
      Drawer: withDefaults('Drawer', { lockScroll: false }),
    },
  };
}
