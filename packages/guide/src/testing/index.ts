export { createFakeGuidePorts } from './createFakeGuidePorts.ts';
