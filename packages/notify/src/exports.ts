export { ExportCentreButton } from './components/ExportCentre/ExportCentreButton.tsx';
export { followExports } from './runtime/followExports.ts';
export type { ExportsApi, FollowExportsOptions } from './runtime/performExports.ts';
export type { AroundExports, Exports } from './runtime/ports.ts';
