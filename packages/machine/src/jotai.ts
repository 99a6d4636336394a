export { machineAtom } from './machineAtom.ts';
