export { useMachine } from './useMachine.ts';
