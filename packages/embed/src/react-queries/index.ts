export { askAnew } from './askAnew.ts';
export { PaneQueries } from './PaneQueries.tsx';
export { listNameOf, useListViews } from './useListViews.ts';
