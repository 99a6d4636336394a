import { COLOR_TOKENS, SIZE_TOKENS } from './tokens.ts';

const LINE_CHARACTERS = 110;

/** The style sheet that declares every `--portal-*` variable: light by default and on paper, dark on screen. */
export function tokensCss(): string {
  const colors = Object.entries(COLOR_TOKENS);
  const sizes = Object.entries(SIZE_TOKENS).map(([name, value]) => declaration(name, value, '    '));
  const light = colors.map(([name, [value]]) => declaration(name, value, '    '));
  const dark = colors
    .filter(([, [lightValue, darkValue]]) => lightValue !== darkValue)
    .map(([name, [, value]]) => declaration(name, value, '      '));
  return [
    '/* Written by `pnpm --filter @portal/ui tokens` from src/core/tokens.ts. */',
    '@layer mantine, portal;',
    '@layer portal {',
    '  :root,',
    '  [data-portal-root] {',
    ...sizes,
    ...light,
    '  }',
    '',
    '  @media screen {',
    '    :root[data-mantine-color-scheme="dark"],',
    '    [data-portal-root][data-mantine-color-scheme="dark"] {',
    ...dark,
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}

function declaration(name: string, value: string, indent: string): string {
  const line = `${indent}--portal-${name}: ${value};`;
  return line.length > LINE_CHARACTERS ? `${indent}--portal-${name}:\n${indent}  ${value};` : line;
}
