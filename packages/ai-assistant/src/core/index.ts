export { paneOf, placeKey } from './place.ts';
export type { AssistantState } from './types.ts';
