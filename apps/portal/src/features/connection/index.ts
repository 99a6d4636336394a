import { lateTexts } from '../../app/createLocales.ts';
import { defineFeature } from '../../app/defineFeature.ts';
import { ConnectionLayer, connectionPorts } from './ConnectionLayer.tsx';

/** Says when the network or the server is away, and when another version waits. */
export const connection = defineFeature({
  name: 'connection',
  ports: connectionPorts,
  catalogs: [lateTexts],
  layers: [ConnectionLayer],
});
