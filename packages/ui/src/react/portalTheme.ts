import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import { PALETTE } from '../core/palette.ts';

/** The Mantine theme of the portal; its colours and sizes are the `--portal-*` tokens. */
export const portalTheme: MantineThemeOverride = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 6 },
  black: '#1b212c',
  colors: {
    indigo: PALETTE.indigo,
    blue: PALETTE.indigo,
    gray: PALETTE.grey,
    dark: PALETTE.night,
    yellow: PALETTE.amber,
    orange: PALETTE.amber,
    red: PALETTE.red,
    green: PALETTE.green,
  },
  fontFamily: 'var(--portal-font)',
  fontFamilyMonospace: 'var(--portal-font-mono)',
  fontSizes: {
    xs: 'var(--portal-text-12)',
    sm: 'var(--portal-text-13)',
    md: 'var(--portal-text-14)',
    lg: 'var(--portal-text-16)',
    xl: 'var(--portal-text-20)',
  },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--portal-text-24)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--portal-text-20)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--portal-text-16)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--portal-text-14)', lineHeight: '1.45' },
      h5: { fontSize: 'var(--portal-text-13)', lineHeight: '1.45' },
      h6: { fontSize: 'var(--portal-text-12)', lineHeight: '1.5' },
    },
  },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '999px' },
  defaultRadius: 'sm',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: 'none',
    sm: 'var(--portal-shadow-float)',
    md: 'var(--portal-shadow-float)',
    lg: 'var(--portal-shadow-float)',
    xl: 'var(--portal-shadow-dialog)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  // A brand's accent may be too light for white.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isPrimary = (input.color ?? input.theme.primaryColor) === input.theme.primaryColor;
    return input.variant === 'filled' && isPrimary
      ? { ...colors, color: 'var(--portal-on-primary)' }
      : colors;
  },
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        shadow: 'xl',
        overlayProps: { color: 'var(--portal-backdrop)', backgroundOpacity: 1 },
        transitionProps: { transition: 'fade', duration: 140 },
      },
    },
    // A page has one banner: the head of a dialog that lies over it is none.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
  },
});

const ALIASES = {
  '--mantine-color-body': 'var(--portal-surface)',
  '--mantine-color-text': 'var(--portal-text)',
  '--mantine-color-bright': 'var(--portal-text)',
  '--mantine-color-dimmed': 'var(--portal-text-muted)',
  '--mantine-color-placeholder': 'var(--portal-text-faint)',
  '--mantine-color-anchor': 'var(--portal-primary-text)',
  '--mantine-color-error': 'var(--portal-danger-text)',
  '--mantine-color-default': 'var(--portal-surface)',
  '--mantine-color-default-hover': 'var(--portal-surface-hover)',
  '--mantine-color-default-color': 'var(--portal-text)',
  '--mantine-color-default-border': 'var(--portal-border-control)',
  '--mantine-color-disabled': 'var(--portal-surface-sunken)',
  '--mantine-color-disabled-color': 'var(--portal-text-disabled)',
  '--mantine-color-disabled-border': 'var(--portal-border)',
  ...accentAliases({
    filled: 'primary',
    'filled-hover': 'primary-hover',
    light: 'surface-selected',
    'light-hover': 'primary-border',
    'light-color': 'text-selected',
    outline: 'primary-text',
    'outline-hover': 'primary-soft',
    text: 'primary-text',
  }),
};

/** Points Mantine's own colour variables at the tokens, so that both follow one source. */
export const portalCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: ALIASES,
  dark: ALIASES,
});

/** What Mantine paints with its primary colour, so that another brand reaches every variant of its parts. */
function accentAliases(tokens: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([part, token]) => [
      `--mantine-color-indigo-${part}`,
      `var(--portal-${token})`,
    ]),
  );
}
