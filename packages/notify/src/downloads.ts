export { DownloadCentre, type DownloadCentreProps } from './components/Downloads/DownloadCentre.tsx';
export type { DownloadTask, FilesApi } from './components/Downloads/filesQuery.ts';
