import {
  browserPrintPorts,
  checkPrint,
  createPrintProbe,
  PRINT_MINIMUMS,
  PRINT_TEXTS,
  type PrintCheck,
  PrintPrompt,
  printLabel,
  readLabel,
} from '@portal/embed/print';
import { catalogs } from '@portal/embed/print/i18n';
import type { EmbedPorts } from './EmbedLayer.tsx';

type PrintPorts = Omit<EmbedPorts, 'guests'>;

/** Kept over a sign-out: what this browser was told once is said to nobody a second time. */
const OFFERED_KEY = 'said:print-service';

/**
 * Answers whether this computer has a print service, for an app that is about to print after somebody pressed a button;
 * nothing is looked at before. The app never waits for a person: where none is ready it prints by the browser, and what is
 * missing is offered beside it, once.
 */
export async function openPrintCheck(ports: PrintPorts): Promise<PrintCheck> {
  const { download, ...minimums } = { ...ports.config().printMinimums };
  const probe = createPrintProbe(browserPrintPorts());
  const check = () => checkPrint({ userAgent: navigator.userAgent, probe, minimums });
  const first = await check();
  const needed = minimums[first.channel] ?? PRINT_MINIMUMS[first.channel];
  if (first.state !== 'ready') await offer(ports, { first, check, needed, download });
  return first;
}

/**
 * Sends a label of an app to the print service, and answers whether that took it, with what the check found; where no service
 * is ready nothing is sent, and what is missing is offered as by the check.
 */
export async function openPrintLabel(
  ports: PrintPorts,
  sent: unknown,
): Promise<PrintCheck & { isPrinted: boolean }> {
  const label = readLabel(sent);
  if (!label) throw new Error('not a label');
  const check = await openPrintCheck(ports);
  // A plugin of an old browser is not spoken to: it prints by itself.
  const isReady = check.state === 'ready' && check.channel === 'cloud';
  const service = { ...browserPrintPorts(), address: location.origin };
  return { ...check, isPrinted: isReady && (await printLabel(label, service)) };
}

type Offer = {
  first: PrintCheck;
  check(): Promise<PrintCheck>;
  needed: string;
  download: string | undefined;
};

/** Says what is missing, with the way to more; a state of the service is said once for each version that is asked for. */
async function offer(
  { dialogs, i18n, locales, storage, toasts }: PrintPorts,
  { first, check, needed, download }: Offer,
) {
  const said = `${first.state} ${needed}`;
  const isPassing = first.state === 'not-ready';
  if (!isPassing && storage.get(OFFERED_KEY) === said) return;
  if (!isPassing) storage.set(OFFERED_KEY, said);
  await locales.add(catalogs);
  const open = () =>
    void dialogs.open({
      title: i18n._(PRINT_TEXTS.title),
      width: 'small',
      content: ({ close }) => (
        <PrintPrompt
          first={first}
          check={check}
          needed={needed}
          downloadUrl={webAddress(download)}
          onClose={() => close()}
        />
      ),
    });
  toasts.show({
    id: 'print-service',
    tone: isPassing ? 'warning' : 'info',
    title: i18n._(isPassing ? PRINT_TEXTS.notReady : PRINT_TEXTS.byBrowser),
    action: { label: i18n._(PRINT_TEXTS.more), onClick: open },
  });
}

function webAddress(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
