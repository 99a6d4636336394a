export type { DrawElementOptions } from './drawElement.ts';
export { drawElement } from './drawElement.ts';
