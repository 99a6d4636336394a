import type { PaneInput } from '../core/types.ts';

/** A pane whose fields all come from its name, for tests and stories. */
export function examplePane(name: string, fields: Partial<PaneInput> = {}): PaneInput {
  return {
    key: name,
    kind: 'micro-app',
    app: 'orders',
    path: `/${name}`,
    tab: name,
    menuId: name,
    ...fields,
  };
}
