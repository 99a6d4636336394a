import { defineFeature } from '../../app/defineFeature.ts';
import { EmbedLayer, embedPorts } from './EmbedLayer.tsx';

/** What embedded apps and other systems need of the shell once it can be used. */
export const embed = defineFeature({
  name: 'embed',
  ports: embedPorts,
  layers: [EmbedLayer],
  start: (ports) =>
    void ports.guests.offerDialog('print-check', async () => {
      const { openPrintCheck } = await import('./openPrintCheck.tsx');
      return openPrintCheck(ports);
    }),
});
