import type { Plugin } from 'vite';

/** The order of the layers that a page with packages of the portal has: what stands in none of them wins over both. */
const ORDER = '@layer mantine, portal;';
/** What may stand before the rules of a sheet, and only there. */
const HEAD = /^(?:\s|\/\*[\s\S]*?\*\/|@import[^;]+;|@charset[^;]+;|@layer[^;{]+;)*/;
const SHEET_OF_PACKAGE = /\/packages\/[^/]+\/src\/(?!.*(?:stories|fonts)).*\.css(?:$|\?)/;

/** Puts the rules of a style sheet into the layer `portal`, its imports before them. */
export function layered(css: string): string {
  const head = HEAD.exec(css)?.[0] ?? '';
  const rules = css.slice(head.length);
  const order = head.includes(ORDER) ? '' : `${ORDER}\n`;
  return rules.trim() === '' ? css : `${order}${head}@layer portal {\n${rules}\n}\n`;
}

/** Puts every style sheet of a package into its layer, as its published build does. */
export function layeredStyles(): Plugin {
  return {
    name: 'portal-layered-styles',
    enforce: 'pre',
    transform: (css, id) => (SHEET_OF_PACKAGE.test(id) ? { code: layered(css), map: null } : undefined),
  };
}
