import { esmExternalRequirePlugin, type Plugin } from 'vite';

/** The specifiers that the shell supplies to every module app through its import map: one React per page. */
export const REACT_SPECIFIERS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** Leaves React to the page's import map, also where a CommonJS dependency requires it. */
export function reactExternals(): Plugin {
  return {
    name: 'portal-react-externals',
    apply: 'build',
    // Among the bundler's own plugins: as one of Vite's it comes after Vite has resolved the specifiers to files.
    config: () => ({
      build: {
        rolldownOptions: { plugins: [esmExternalRequirePlugin({ external: [...REACT_SPECIFIERS] })] },
      },
    }),
  };
}
