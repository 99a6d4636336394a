export { PaneQueries } from './PaneQueries.tsx';
