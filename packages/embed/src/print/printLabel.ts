import { findPrintService, type PrintProbePorts } from './createPrintProbe.ts';
import type { LabelPrint } from './label.ts';
import { readDialect, serviceMessage } from './serviceMessage.ts';

/** Milliseconds that the print service may take for one label. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Sends a label to the print service of this computer, which prints it on its own printer. Returns whether the service took it.
 * Never rejects: a service that is gone, silent or refuses has not taken it.
 */
export async function printLabel(
  label: LabelPrint,
  ports: PrintProbePorts & { address: string; answerMs?: number },
): Promise<boolean> {
  const service = await findPrintService(ports);
  if (service.found !== 'answer') return false;
  const dialect = readDialect(service.text);
  const taskId = `${dialect.pageId}${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const message = serviceMessage(label, { ...dialect, taskId, address: ports.address });
  return new Promise((resolve) => {
    const socket = new WebSocket(`${ports.secure ? 'wss' : 'ws'}://${service.host}/c_webskt/`);
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      socket.close();
      resolve(isTaken);
    };
    const timer = setTimeout(() => end(false), ports.answerMs ?? ANSWER_TIMEOUT_MS);
    socket.onopen = () => socket.send(message);
    socket.onerror = socket.onclose = () => end(false);
    socket.onmessage = ({ data }) => {
      const [name, answer] = typeof data === 'string' ? data.split('=', 2) : [];
      // The service also sends its script, and what concerns others.
      if (name === taskId) end(answer?.toLowerCase() !== 'false');
      else if (name?.includes('ErrorMS')) end(false);
    };
  });
}
