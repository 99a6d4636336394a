export {
  checkPrint,
  judgePrint,
  PRINT_MINIMUMS,
  type PrintCheck,
  type PrintMinimums,
  type PrintProbe,
  type PrintProbeResult,
} from './checkPrint.ts';
export { browserPrintPorts, createPrintProbe, type PrintProbePorts } from './createPrintProbe.ts';
export { type LabelPrint, readLabel } from './label.ts';
export { PrintPrompt, type PrintPromptProps } from './PrintPrompt.tsx';
export { printChannel } from './printChannel.ts';
export { printLabel } from './printLabel.ts';
export { PRINT_TEXTS } from './printTexts.ts';
