export { lateCatalogs } from './catalogs.ts';
export { HeaderTools } from './HeaderTools.tsx';
export { Layers } from './Layers.tsx';
export { StripTools } from './StripTools.tsx';
