export { NOTIFY_LIMITS } from './core/constants.ts';
