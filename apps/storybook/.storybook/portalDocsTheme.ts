import { PALETTE } from '@portal/ui/core';
import { create } from 'storybook/theming';

/** Storybook's own frame and documentation pages, in the portal's colours. */
export const portalDocsTheme = create({
  base: 'light',
  brandTitle: 'Portal',
  colorPrimary: PALETTE.indigo[6],
  colorSecondary: PALETTE.indigo[6],
  appBg: PALETTE.grey[1],
  appContentBg: '#ffffff',
  appBorderColor: PALETTE.grey[3],
  appBorderRadius: 8,
  inputBorderRadius: 6,
  textColor: '#1b212c',
  textMutedColor: '#525c6d',
  barSelectedColor: PALETTE.indigo[6],
  fontBase: '"Inter Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans KR", sans-serif',
});
