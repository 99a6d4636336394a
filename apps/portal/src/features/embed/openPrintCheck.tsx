import {
  browserPrintPorts,
  checkPrint,
  createPrintProbe,
  PRINT_TEXTS,
  type PrintCheck,
  PrintPrompt,
} from '@portal/embed/print';
import { catalogs } from '@portal/embed/print/i18n';
import type { EmbedPorts } from './EmbedLayer.tsx';

/**
 * Looks whether this computer can print, says what is missing, and answers what was found in the end. For an app that is
 * about to print after somebody pressed a button; nothing is looked at before.
 */
export async function openPrintCheck({ config, dialogs, i18n, locales }: EmbedPorts): Promise<PrintCheck> {
  await locales.add(catalogs);
  const { download, ...minimums } = { ...config().printMinimums };
  const probe = createPrintProbe(browserPrintPorts());
  const check = () => checkPrint({ userAgent: navigator.userAgent, probe, minimums });
  const first = await check();
  if (first.state === 'ready') return first;
  let last = first;
  await dialogs.open({
    title: i18n._(PRINT_TEXTS.title),
    width: 'small',
    content: ({ close }) => (
      <PrintPrompt
        first={first}
        check={async () => {
          last = await check();
          return last;
        }}
        downloadUrl={webAddress(download)}
        onClose={() => close()}
      />
    ),
  });
  return last;
}

function webAddress(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
