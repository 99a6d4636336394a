import { esmExternalRequirePlugin, type Plugin } from 'vite';

/** The specifiers that the shell supplies to every module app through its import map: one React per page. */
export const REACT_SPECIFIERS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** Leaves React to the page's import map, also where a CommonJS dependency requires it. */
export function reactExternals(): Plugin {
  return { ...esmExternalRequirePlugin({ external: [...REACT_SPECIFIERS] }), apply: 'build' } as Plugin;
}
