export { FrameContent } from './FrameContent.tsx';
export { MicroAppContent } from './MicroAppContent.tsx';
export { preload } from './preload.ts';
