export { askAnew } from './askAnew.ts';
export { PaneQueries } from './PaneQueries.tsx';
