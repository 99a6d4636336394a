import { defineFeature } from '../../app/defineFeature.ts';
import { EmbedLayer, embedPorts, ScopeTool } from './EmbedLayer.tsx';

/** What embedded apps and other systems need of the shell once it can be used. */
export const embed = defineFeature({
  name: 'embed',
  ports: embedPorts,
  headerTools: [{ at: 5, Tool: ScopeTool }],
  layers: [EmbedLayer],
  start: ({ guests, ...ports }) => {
    guests.offerDialog('print-check', async () => {
      const { openPrintCheck } = await import('./openPrintCheck.tsx');
      return openPrintCheck(ports);
    });
    guests.offerDialog('print-label', async (label) => {
      const { openPrintLabel } = await import('./openPrintCheck.tsx');
      return openPrintLabel(ports, label);
    });
  },
});
