import type { Transport } from './ports.ts';

/** Stands for a push channel where there is none: the list is read at the start and when a person comes back. */
export const noPush: Transport = ({ onStatus }) => {
  const open = () => onStatus('open');
  queueMicrotask(open);
  return { reconnect: open, dispose: () => undefined };
};
