export { askAnew } from './askAnew.ts';
export { PaneQueries } from './PaneQueries.tsx';
export { RowAction, type RowActionProps } from './RowAction.tsx';
export { type FieldProblems, refusedFields } from './refusedFields.ts';
export { type Act, useAct } from './useAct.ts';
export { listNameOf, useListViews } from './useListViews.ts';
